// The kernel's door.

export * from './bug.ts';
export * from './capsule.ts';
export * from './event.ts';
export * from './flow.ts';
export * from './flow-view.ts';
export * from './game.ts';
export * from './match.ts';
export * from './migration.ts';
export * from './play.ts';
export * from './position.ts';
export * from './question.ts';
export * from './random/random.ts';
export { sha256Hex } from './random/sha256.ts';
export * from './record.ts';
export * from './refusal.ts';
export * from './replay.ts';
export * from './sorted-json.ts';
export * from './state-migration.ts';
export * from './take-back.ts';
export * from './undo.ts';
