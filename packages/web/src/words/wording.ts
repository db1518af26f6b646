// The words of the language spoken now. What is read of them is looked up at every reading, so whatever shows them is
// drawn anew when the language changes.

import { en, type Words } from '@orrery/words';
import { spoken } from './language.ts';

export const words: Words = new Proxy<Words>(en, {
  get: (_, key) => Reflect.get(spoken().words, key),
});
