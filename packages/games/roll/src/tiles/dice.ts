// The seven kinds of dice: how many there are, their faces, and which worlds they match when consuming.
import type { DieData } from './tile-data.ts';

export const dice = [
  { id: 'home', tint: 'white', count: 25, consumeMatch: [], faces: ['explore', 'explore', 'develop', 'settle', 'produce', 'ship'] },
  { id: 'military', tint: 'red', count: 22, consumeMatch: [], faces: ['explore', 'develop', 'develop', 'settle', 'settle', 'wild'] },
  { id: 'consumption', tint: 'purple', count: 9, consumeMatch: ['novelty', 'rare', 'genes', 'alien'], faces: ['explore', 'develop', 'ship', 'ship', 'ship', 'wild'] },
  { id: 'novelty', tint: 'cyan', count: 20, consumeMatch: ['novelty'], faces: ['explore', 'produce', 'produce', 'ship', 'ship', 'wild'] },
  { id: 'rare', tint: 'brown', count: 14, consumeMatch: ['rare'], faces: ['explore', 'develop', 'develop', 'produce', 'ship', 'wild'] },
  { id: 'genes', tint: 'green', count: 12, consumeMatch: ['genes'], faces: ['explore', 'settle', 'settle', 'produce', 'wild', 'wild'] },
  { id: 'alien', tint: 'yellow', count: 9, consumeMatch: ['alien'], faces: ['develop', 'settle', 'produce', 'wild', 'wild', 'wild'] },
] as const satisfies readonly DieData[];
