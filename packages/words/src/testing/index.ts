// What tests of sentences need, also those of other packages.

export * from './catalogues.ts';
export * from './readable.ts';
