// The door of the own cards: reading files, the example set, the JSON Schema for editors.

export { exampleCards } from './example-cards.ts';
export { ownCardSchema } from './json-schema.ts';
export { explainOwnFlaw, type OwnCardFile, type OwnCardMistake, readOwnCards } from './own-cards.ts';
