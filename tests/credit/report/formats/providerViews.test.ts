import { expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import { lesserSamples } from '../samples.ts';

const sample = lesserSamples['mfsn-provider-views'];

it('leaves out a reason for a score that has neither a code nor words', () => {
  const withEmpty = sample.replaceAll('"scoreReasons": [', '"scoreReasons": [{ "effect": "HURTING" },');
  const texts = (text: string) =>
    readReport(text).scores.map(({ factors }) => factors.map((each) => each.text));
  expect(texts(withEmpty)).toEqual(texts(sample));
  expect(withEmpty).not.toBe(sample);
});
