// The door of the short rules: pages, which decision opens which, and their texts by language.

export * from './page-of.ts';
export * from './pages.ts';
export * from './rule-book.ts';
export * from './rule-books.ts';
export * from './term-pages.ts';
