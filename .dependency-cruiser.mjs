// Who may import whom. `npm test` runs these rules over every module and makes sure that it saw them all;
// tests/import-directions.test.ts plants a breach of each rule. Files ending in .test.ts, and folders named
// testing/, are tests: they may also use vitest, fast-check, Node and the kernel's kit.

import { gameFolders } from './tools/setup.mjs';

const test = '(\\.test\\.ts$|/testing/)';
const kernelDoor = '^packages/kernel/src/index\\.ts$';
const kitDoor = '^packages/kernel/src/kit/index\\.ts$';
const gameDoor = '^packages/games/[^/]+/src/index\\.ts$';
/** What programs that look ahead need of a game's inside. */
const searchDoor = '^packages/games/[^/]+/src/search\\.ts$';
/** What is needed to show a match. */
const describeDoor = '^packages/games/[^/]+/src/describe\\.ts$';
const botsDoors = '^packages/bots/src/(index|ratings|review/index|node/index|frozen/index)\\.ts$';
/** Files of cards that players made. */
const ownCardsDoor = '^packages/own-cards/src/index\\.ts$';
const capsulesDoor = '^packages/capsules/src/index\\.ts$';
const ofGame = `((${gameFolders().join('|')}|days|lessons|lookback|quiz|rules)/)?`;
const wordsDoors = `^packages/words/src/(${ofGame}index|testing/index)\\.ts$`;
const tableDoors = `^packages/table/src/${ofGame}index\\.ts$`;
const protocolDoor = '^packages/protocol/src/(index|changes)\\.ts$';
const recordedGames = '^packages/cli/src/conformance/';
const clientDoors = [
  kernelDoor,
  kitDoor,
  gameDoor,
  describeDoor,
  ownCardsDoor,
  wordsDoors,
  tableDoors,
  botsDoors,
  capsulesDoor,
  protocolDoor,
];
const testTools = ['^node_modules/(vitest|fast-check)/'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'kernel-imports-nothing',
      comment: 'The kernel stands alone: no package, no Node, no library.',
      severity: 'error',
      from: { path: '^packages/kernel/src/', pathNot: test },
      to: { pathNot: '^packages/kernel/src/' },
    },
    {
      name: 'kernel-tests-stay-home',
      comment: 'A test that needs a game belongs to that game or to tests/.',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: { path: '^packages/', pathNot: '^packages/kernel/src/' },
    },
    {
      name: 'games-import-only-the-kernel',
      comment: "A game imports the kernel's door and its own files: no other game, no bots, no Node, no library.",
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/src/', pathNot: test },
      to: { pathNot: ['^packages/games/$1/src/', kernelDoor] },
    },
    {
      name: 'game-tests-stay-home',
      comment: 'A test of a game needs that game and the kernel; what spans packages belongs to tests/.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/src/' },
      to: { path: '^packages/', pathNot: ['^packages/games/$1/src/', kernelDoor, kitDoor] },
    },
    {
      name: 'own-cards-import-kernel-and-games',
      comment: 'Files of own cards are read with nothing but the game that judges the cards: no Node, no library.',
      severity: 'error',
      from: { path: '^packages/own-cards/src/', pathNot: test },
      to: { pathNot: ['^packages/own-cards/(src|examples)/', kernelDoor, gameDoor, describeDoor] },
    },
    {
      name: 'protocol-imports-only-the-kernel',
      comment: 'What goes over the wire knows no rules.',
      severity: 'error',
      from: { path: '^packages/protocol/src/' },
      to: { path: '^packages/', pathNot: ['^packages/protocol/src/', kernelDoor] },
    },
    {
      name: 'capsules-import-only-the-kernel',
      comment: 'The rules of earlier versions stand alone: they know nothing of the games of today.',
      severity: 'error',
      from: { path: '^packages/capsules/src/' },
      to: { path: '^packages/', pathNot: ['^packages/capsules/src/', kernelDoor] },
    },
    {
      name: 'words-import-kernel-and-games',
      comment: "Words are made from the games' data: no DOM, no Node, no socket, no library.",
      severity: 'error',
      from: { path: '^packages/words/src/', pathNot: test },
      to: { pathNot: ['^packages/words/src/', kernelDoor, gameDoor, describeDoor, ownCardsDoor] },
    },
    {
      name: 'table-imports-kernel-games-and-words',
      comment: 'What a person sees at a table knows no bots, no DOM, no Node, no socket, no library.',
      severity: 'error',
      from: { path: '^packages/table/src/', pathNot: test },
      to: { pathNot: ['^packages/table/src/', kernelDoor, gameDoor, describeDoor, wordsDoors] },
    },
    {
      name: 'bots-import-kernel-and-games',
      comment: "Bots use the kernel's door, the games' doors and what the games have for looking ahead.",
      severity: 'error',
      from: { path: '^packages/bots/src/', pathNot: test },
      to: { path: '^packages/', pathNot: ['^packages/bots/src/', kernelDoor, gameDoor, searchDoor] },
    },
    {
      name: 'bots-run-in-the-browser',
      comment: 'Bots also run in the browser; what needs Node lives in packages/bots/src/node/.',
      severity: 'error',
      from: { path: '^packages/bots/src/', pathNot: [test, '^packages/bots/src/node/'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'frozen-players-are-for-commands',
      comment: 'Players kept as yardsticks are loaded by commands: no page, no match and no other player uses them.',
      severity: 'error',
      from: { path: '^packages/', pathNot: ['^packages/bots/src/frozen/', '^packages/cli/'] },
      to: { path: '^packages/bots/src/frozen/' },
    },
    {
      name: 'clients-use-doors',
      comment: 'The browser and the terminal use the public doors of the kernel, the protocol, the bots and the games.',
      severity: 'error',
      from: { path: '^packages/(cli|web)/', pathNot: recordedGames },
      to: { path: '^packages/', pathNot: ['^packages/$1/', ...clientDoors] },
    },
    {
      name: 'recorded-games-use-doors',
      comment: 'Whoever follows the record of another engine also sets a state, in its own numbers.',
      severity: 'error',
      from: { path: recordedGames },
      to: { path: '^packages/', pathNot: ['^packages/cli/', ...clientDoors, searchDoor] },
    },
    {
      name: 'server-uses-doors',
      comment: "The server uses the public doors, never a game's inner files.",
      severity: 'error',
      from: { path: '^packages/server/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/server/',
          kernelDoor,
          gameDoor,
          describeDoor,
          ownCardsDoor,
          wordsDoors,
          tableDoors,
          botsDoors,
          capsulesDoor,
          protocolDoor,
        ],
      },
    },
    {
      name: 'web-without-node',
      comment: 'The page runs in a browser.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nobody-imports-an-application',
      comment: 'web, server and cli are ends of the line.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: '^packages/games/' },
      to: { path: '^packages/(web|server|cli)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'kit-is-for-checks',
      comment: "The kernel's kit is for tests and the commands that check games, not for play.",
      severity: 'error',
      from: { path: '^packages/', pathNot: [test, '^packages/kernel/', '^packages/cli/'] },
      to: { path: '^packages/kernel/src/kit/' },
    },
    {
      name: 'packages-by-name',
      comment: 'Another package is imported by its name (@orrery/…), so that only its doors can be reached.',
      severity: 'error',
      from: { path: '^packages/(games/[^/]+|[^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'test-tools-only-in-tests',
      comment: 'vitest and fast-check are for tests.',
      severity: 'error',
      from: { path: '^packages/', pathNot: test },
      to: { path: testTools },
    },
    {
      name: 'no-tests-in-production',
      comment: 'Code that plays does not import a test.',
      severity: 'error',
      from: { path: '^packages/', pathNot: test },
      to: { path: test, pathNot: '^node_modules/' },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a circle cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'An import that leads nowhere is not checked by any other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^packages/.*/(dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'svelte', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.js', '.svelte', '.json'],
    },
  },
};
