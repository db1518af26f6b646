// The key terms of each language are those of the printed editions, as the table of docs/terms.md gives them.

import { describe, expect, test } from 'vitest';
import table from '../../../docs/terms.md?raw';
import type { Words } from './catalogue.ts';
import { ruleBook } from './rules/rule-books.ts';
import { catalogues, messagesOf } from './testing/catalogues.ts';

const columns = catalogues.map(({ code }) => code);
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

type Game = 'Race' | 'Roll';

/** "anyabolygó (Roll), kezdővilág (Race)" has one term for each game; "発展（ディベロップ）" allows both. */
function termsOf(english: string, code: string, game: Game): string[] {
  const cell = rows.find(([first]) => first === english)?.[columns.indexOf(code)];
  if (cell === undefined) throw new Error(`docs/terms.md does not say ${english} in ${code}`);
  const forGame = cell.split(', ').find((part) => part.endsWith(`(${game})`)) ?? cell;
  return forGame
    .replace(/ \(\w+\)$/, '')
    .split(/[（）]/)
    .filter((term) => term !== '');
}

/** A label may be shorter than the term, and a term stands inside a sentence. */
const agrees = (said: string, term: string): boolean =>
  said.toLowerCase().includes(term.toLowerCase()) || term.toLowerCase().includes(said.toLowerCase());

/** What stands where: the English term, its game, and the message that must use it. */
const used: readonly (readonly [english: string, game: Game, message: (words: Words) => string])[] = [
  ['round', 'Race', ({ table }) => table.round(3)],
  ['Explore', 'Race', ({ phases }) => phases.explore],
  ['Develop', 'Race', ({ phases }) => phases.develop],
  ['Settle', 'Race', ({ phases }) => phases.settle],
  ['Consume', 'Race', ({ phases }) => phases.consume],
  ['Produce', 'Race', ({ phases }) => phases.produce],
  ['Trade', 'Race', ({ powerPhases }) => powerPhases.trade],
  ['Explore', 'Race', ({ actions }) => actions['explore-5'].name],
  ['Trade', 'Race', ({ actions }) => actions['consume-trade'].name],
  ['world', 'Race', ({ card }) => card.world],
  ['development', 'Race', ({ card }) => card.development],
  ['Military', 'Race', ({ card }) => card.military],
  ['Military', 'Race', ({ table }) => table.military(2)],
  ['home / start world', 'Race', ({ groups }) => groups.start],
  ['Novelty', 'Race', ({ goods }) => goods.novelty.name],
  ['Rare Elements', 'Race', ({ goods }) => goods.rare.name],
  ['Genes', 'Race', ({ goods }) => goods.genes.name],
  ['Alien Technology', 'Race', ({ goods }) => goods.alien.name],
  ['good', 'Race', ({ card, goods }) => card.good(goods.genes.name)],
  ['cost', 'Race', ({ card }) => card.cost(3)],
  ['power', 'Race', ({ groups }) => groups.power],
  ['end of game', 'Race', ({ phases }) => phases.over],
  ['Explore', 'Roll', ({ roll }) => roll.phases.explore],
  ['Develop', 'Roll', ({ roll }) => roll.phases.develop],
  ['Settle', 'Roll', ({ roll }) => roll.phases.settle],
  ['Produce', 'Roll', ({ roll }) => roll.phases.produce],
  ['Ship', 'Roll', ({ roll }) => roll.phases.ship],
  ['Roll (step)', 'Roll', ({ roll }) => roll.moments.roll],
  ['Assign', 'Roll', ({ roll }) => roll.moments.assign],
  ['Reveal', 'Roll', ({ roll }) => roll.moments.reveal],
  ['Manage Empire', 'Roll', ({ roll }) => roll.moments.manage],
  ['Reassign', 'Roll', ({ roll }) => roll.tile.reassign],
  ['Dictate', 'Roll', ({ roll }) => roll.desk.dictate],
  ['wild', 'Roll', ({ roll }) => roll.faces.wild],
  ['worker', 'Roll', ({ roll }) => roll.desk.workers(2)],
  ['explorer', 'Roll', ({ roll }) => roll.groups.worker],
  ['producer', 'Roll', ({ roll }) => roll.groups.producer],
  ['shipper', 'Roll', ({ roll }) => roll.groups.shipper],
  ['Scout', 'Roll', ({ roll }) => roll.tasks.scout.name],
  ['Stock', 'Roll', ({ roll }) => roll.tasks.stock.name],
  ['Trade', 'Roll', ({ roll }) => roll.tasks.trade.name],
  ['Consume', 'Roll', ({ roll }) => roll.tasks.consume.name],
  ['cup', 'Roll', ({ roll }) => roll.table.cup],
  ['Citizenry', 'Roll', ({ roll }) => roll.table.citizenry],
  ['tableau', 'Roll', ({ roll }) => roll.table.tableau],
  ['bag', 'Roll', ({ roll }) => roll.table.bag],
  ['Home die', 'Roll', ({ roll }) => roll.desk.anyDie(roll.colours.home.name)],
  ['Consumption die', 'Roll', ({ roll }) => roll.desk.anyDie(roll.colours.consumption.name)],
  ['Novelty', 'Roll', ({ roll }) => roll.colours.novelty.name],
  ['Rare Elements', 'Roll', ({ roll }) => roll.colours.rare.name],
  ['Genes', 'Roll', ({ roll }) => roll.colours.genes.name],
  ['Alien Technology', 'Roll', ({ roll }) => roll.colours.alien.name],
  ['grey world', 'Roll', ({ roll }) => roll.worldKind('grey')],
  ['end of game', 'Roll', ({ roll }) => roll.moments.over],
];

describe.each(catalogues.filter(({ code }) => code !== 'en'))('$code', ({ code, words }) => {
  test('uses the terms of the printed editions', () => {
    const other = used
      .map(([english, game, message]) => ({ terms: termsOf(english, code, game), said: message(words) }))
      .filter(({ terms, said }) => !terms.some((term) => agrees(said, term)))
      .map(({ terms, said }) => `${terms.join(' or ')}: ${said}`);
    expect(other).toEqual([]);
  });
});

/** Words that crept in before, and are not those of the printed editions or say something else; with what is right. */
const wrongTerms: { readonly [code: string]: readonly (readonly [wrong: RegExp, right: string])[] } = {
  hu: [
    [/mező/i, 'lapka'],
    [/Készletezés/, 'Készletkezelés'],
    [/elhagyott/, 'hátrahagyott'],
    [/kidob/i, 'dobott, eldobott'],
    [/pontjelző/, 'GyP jelző, GyP lapka'],
    [/rivális/i, 'ellenfél'],
    [/másolás/i, 'egyezés'],
  ],
  ja: [
    [/タスク/, '任務'],
    [/列/, '区画'],
    [/マス/, 'タイル'],
    [/プール/, 'ダイス置き場、VPチップ置き場'],
    [/手放/, '取り除く'],
    [/品物/, '製品'],
    [/百分率/, 'パーセントポイント'],
    [/誰も待って/, '誰の選択も待っていません'],
  ],
  es: [
    [/casilla/i, 'loseta cuadrada'],
    [/zona de Dictado/, 'área de Dictado'],
    [/aprovis/i, 'Proveer'],
    [/[Ee]ntregar un dado/, 'retirar'],
    [/[Hh]abitual/, 'Intermedio'],
    [/Segundo (Des|Col)/, 'otra vez'],
    [/mayoría de mundos/, 'quien más mundos tiene'],
  ],
};

/** Of files, fields and links, not of the game. */
const technical = /^(ownCards|friends|setup\.seedHint|replay\.link|own-cards)\b/;

describe.each(catalogues.filter(({ code }) => code !== 'en'))('$code', ({ code, words }) => {
  test('has none of the words that were wrong before', async () => {
    const found = [...messagesOf(words), ...messagesOf(await ruleBook(code), ['rules'])]
      .filter(([path]) => !technical.test(path))
      .flatMap(([path, message]) =>
        (wrongTerms[code] ?? [])
          .filter(([wrong]) => wrong.test(String(message)))
          .map(([wrong, right]) => `${path}: ${wrong.source} instead of ${right}`),
      );
    expect(found).toEqual([]);
  });
});
