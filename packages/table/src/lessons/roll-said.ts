// Answers of Roll said with names. A die is `colour/face` behind the screen, `colour@place` anywhere else; `any` is any die
// that was rolled. Two alike are told apart by their order alone. A name that comes once more when no such die is left means
// the same die again: two powers may move one worker in turn.

import type { DieView, RollView } from '@orrery/roll';

const dieFields = ['die', 'pay', 'worker', 'good'];

const nameOf = ({ colour, face, at }: DieView): string => (face === null ? `${colour}@${at}` : `${colour}/${face}`);

/** The answer with names in place of the numbers of dice. */
export function said(view: RollView, answer: unknown): unknown {
  const dice = diceOf(view);
  const name = (die: unknown): unknown => {
    const found = dice.find((each) => each.die === die);
    return found === undefined ? die : nameOf(found);
  };
  return withDice(answer, name);
}

/** The answer that is meant, or null if a die that it names is not there. */
export function meant(view: RollView, answer: unknown): unknown {
  const dice = diceOf(view);
  let left = dice;
  let isWhole = true;
  const made = withDice(answer, (name) => {
    const isMeant = (each: DieView): boolean => (name === 'any' ? each.face !== null : nameOf(each) === name);
    const found = left.find(isMeant) ?? dice.findLast(isMeant);
    if (found === undefined) {
      isWhole &&= typeof name !== 'string' || name.startsWith('virtual-');
      return name;
    }
    left = left.filter((each) => each !== found);
    return found.die;
  });
  return isWhole ? made : null;
}

const diceOf = ({ players, seat }: RollView): readonly DieView[] => players[seat ?? 0]?.dice ?? [];

function withDice(value: unknown, change: (die: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withDice(entry, change));
  if (typeof value !== 'object' || value === null) return value;
  const changed = Object.entries(value).map(([name, part]) => {
    if (dieFields.includes(name)) return [name, change(part)];
    return [name, name === 'dice' && Array.isArray(part) ? part.map(change) : withDice(part, change)];
  });
  return Object.fromEntries(changed);
}
