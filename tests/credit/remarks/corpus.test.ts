/** Every remark of the corpus, judged by every rule that reads remarks. */
import { describe, expect, it } from 'vitest';
import { valuesOf } from '#credit/findings/evidence.ts';
import { readRemark } from '#credit/report/remarks.ts';
import { equifaxA } from './corpus/equifaxA.ts';
import { equifaxF } from './corpus/equifaxF.ts';
import { experian } from './corpus/experian.ts';
import { madeUpCases } from './corpus/madeUpCases.ts';
import { madeUpPayments } from './corpus/madeUpPayments.ts';
import { madeUpStatements } from './corpus/madeUpStatements.ts';
import { metro2 } from './corpus/metro2.ts';
import { transUnion } from './corpus/transUnion.ts';
import { remarkRules, type RemarkRule } from './remarkRules.ts';
import { codedRemark, observed, scenesOf, worded } from './scene.ts';
import { verdicts } from './verdicts/verdicts.ts';

const corpora = [
  metro2,
  transUnion,
  experian,
  equifaxA,
  equifaxF,
  madeUpPayments,
  madeUpCases,
  madeUpStatements,
];
const rows = corpora.flatMap((corpus) => corpus.rows);

describe.each(corpora)('$source', ({ rows: those }) => {
  it.each(those)('%s %s: %s', (symbol, text, verdict) => {
    const inWords = scenesOf(worded(text));
    expect(observed(inWords)).toEqual(verdicts[verdict]);
    const certain = [...inWords.alone, ...inWords.withCase].filter(({ confidence }) => confidence === 'high');
    expect(certain.flatMap(({ evidence }) => valuesOf(evidence)).filter(isRemark)).toEqual([]);
    const coded = symbol === '' ? inWords : scenesOf(codedRemark(symbol, text));
    expect(observed(coded)).toEqual(verdicts[verdict]);
  });
});

const isRemark = ({ field }: { readonly field: string }): boolean => field === 'remark';

it.each(rows)('reads the spellings of formats alike: %s %s', (_symbol, text) => {
  const reading = readRemark(worded(text));
  expect(readRemark(worded(`${text.toUpperCase()}.`))).toEqual(reading);
  expect(readRemark(worded(` ${text.replaceAll(' ', '  ')} `))).toEqual(reading);
  expect(readRemark(codedRemark('', text))).toEqual(reading);
});

it('has at least 400 remarks, and reaches more than one verdict for every rule that reads them', () => {
  expect(rows.length).toBeGreaterThanOrEqual(400);
  const reached = (rule: RemarkRule) => new Set(rows.map(([, , verdict]) => verdicts[verdict][rule])).size;
  expect(remarkRules.filter((rule) => reached(rule) < 2)).toEqual([]);
});
