// What a command is called: at a table by words of its own, elsewhere as its button is.

import { words } from '../words/wording.ts';
import { type Command, type CommandOf, contexts } from './commands.ts';

const isOf = <C extends keyof typeof contexts>(context: C, command: Command): command is CommandOf<C> =>
  (contexts[context] as readonly Command[]).includes(command);

export function commandName(command: Command): string {
  if (isOf('table', command)) return words.flow.commands[command];
  if (isOf('replay', command)) return words.replay[command];
  return command === 'home' ? words.site.home : words.after[command];
}
