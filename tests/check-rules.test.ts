// The check of rule citations, on rules and sources made up for it.
import { describe, expect, it } from 'vitest';
import { compare, readCitations, readExemptions, readRules } from '../tools/check-rules.mjs';

const document = `
## 5. The phases
### 5.1 Explore
- **race-5.1.1** Draw.
| **race-5.1.2** | keep |
- **T-5.1a** Draws 7.
## 6. Round end
- **race-6.1** Discard.
`;
const nothing = { notes: [], withoutCode: {}, withoutTest: {} };

const rulesOf = (text: string) => readRules([{ file: 'docs/rules/race.md', text }]);
const cite = (file: string, text: string) => readCitations(file, text).citations;

const code = cite('explore.ts', '/** @rule race-5.1.1, race-5.1.2 */\n// @rule race-6.1. As printed.\ndraw();');
const tests = cite(
  'explore.test.ts',
  "// @rule race-5.1.1,\n//   race-5.1.2\nit('T-5.1a draws', f);\nit(`race-6.1 isn't`, f);",
);

describe('the check of rule citations', () => {
  it('is content when code and tests cite every rule and a test carries every example', () => {
    const { rules, problems } = rulesOf(document);
    expect([...rules.keys()]).toEqual(['race-5.1.1', 'race-5.1.2', 'T-5.1a', 'race-6.1']);
    expect(problems).toEqual([]);
    expect(compare(rules, [...code, ...tests], nothing).problems).toEqual([]);
  });

  it('names what is not cited', () => {
    const { rules } = rulesOf(document);
    expect(compare(rules, [], nothing).problems).toEqual([
      'no code cites (3): race-5.1.1, race-5.1.2, race-6.1',
      'no test cites (3): race-5.1.1, race-5.1.2, race-6.1',
      'no test carries (1): T-5.1a',
    ]);
  });

  it('lets sections wait and single rules go without, but not for nothing', () => {
    const { rules } = rulesOf(document);
    const exempt = readExemptions(
      '{"notes":["race-5"],"withoutCode":{"race-6.1":"why"},"withoutTest":{"race-6.1":"why"}}',
    );
    expect(compare(rules, [], exempt).problems).toEqual([]);
    expect(compare(rules, code, exempt).problems).toEqual(['docs/rules/coverage.json: race-6.1 is cited after all']);
    expect(compare(rules, [...code, ...tests], { ...nothing, notes: ['race-7'] }).problems).toEqual([
      'docs/rules/coverage.json: there are no rules in race-7',
    ]);
  });

  it('refuses ids that do not exist, also in sections that wait', () => {
    const { rules } = rulesOf(document);
    const wrong = [...cite('a.ts', '\n// @rule race-5.1, race-6.1–2, O3'), ...cite('a.test.ts', "it('T-5.1z', f)")];
    expect(compare(rules, wrong, { ...nothing, notes: ['race-5', 'race-6'] }).problems).toEqual([
      'a.ts:2: there is no race-5.1',
      'a.ts:2: there is no race-6.1–2',
      'a.ts:2: there is no roll-16.3',
      'a.test.ts:1: there is no T-5.1z',
    ]);
    expect(readCitations('a.ts', '// @rule later\nf();').problems).toEqual(['a.ts:1: @rule without an id']);
  });

  it('wants a rule cited where it is carried out, not over a file', () => {
    const wrong = 'a.ts:1: @rule stands over no function, line or test; cite a rule where it is carried out';
    const problemsOf = (text: string) => readCitations('a.ts', text).problems;
    expect(problemsOf("// Explore. @rule race-5.1.1,\n// race-5.1.2\n\nimport { a } from './a.ts';")).toEqual([wrong]);
    expect(problemsOf("/** @rule race-5.1.1 */\nimport { a } from './a.ts';")).toEqual([wrong]);
    expect(problemsOf('// @rule race-5.1.1')).toEqual([wrong]);
    expect(problemsOf('/**\n * Draws.\n * @rule race-5.1.1\n */\nexport function draw() {}')).toEqual([]);
    expect(problemsOf('draw(7); // @rule race-5.1.1\n\nkeep(1);')).toEqual([]);
  });

  it('does not take a comment for a title', () => {
    expect(cite('a.test.ts', "// the player's T-5.1a, isn't it\nit('draws', f);")).toEqual([]);
  });

  it('refuses rules that stand twice or in a foreign section', () => {
    expect(rulesOf('## 5. Explore\n- **race-5.1** a\n- **race-5.1** b\n- **race-6.1** c').problems).toEqual([
      'docs/rules/race.md:3: race-5.1 is there twice',
      'docs/rules/race.md:4: race-6.1 is not of race-5',
    ]);
  });
});
