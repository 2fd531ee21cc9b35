import { describe, expect, it } from 'vitest';
import { foldPage } from '#credit/report/formats/page/page.ts';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { readReport } from '#credit/report/read.ts';
import { lesserSamples, valueAt } from '../samples.ts';

const none = '<div class="rpt_content_header">None Reported</div>';
const page = (statement: string): string => {
  const sample = lesserSamples['identityiq-page'];
  expect(sample).toContain(none);
  return sample.replace(none, statement);
};
const head =
  '<tr><th></th><th class="headerTUC">TransUnion</th><th class="headerEXP">Experian</th><th class="headerEQF">Equifax</th></tr>';
const table = `<table class="rpt_table4column"><tbody>${head}<tr><td class="label">Statement:</td><td>I PAID THIS / IN FULL</td><td>-</td><td>NOT MINE<br>AND NEVER WAS</td></tr></tbody></table>`;

const said = (text: string) =>
  readReport(text).personal.statements.map(({ bureau, text: words }) => [bureau, words?.value]);

describe('the consumer statement of an IdentityIQ page', () => {
  it.each<[string, string, (string | null)[][]]>([
    ['missing', none, []],
    [
      'a table',
      table,
      [
        ['TransUnion', 'I PAID THIS / IN FULL'],
        ['Equifax', 'NOT MINE'],
        ['Equifax', 'AND NEVER WAS'],
      ],
    ],
    ['text of no bureau', '<div>I PAID THIS</div>', [[null, 'I PAID THIS']]],
    [
      'text after the bureau’s name',
      '<div>Experian: I PAID THIS</div><div>MORE</div>',
      [
        ['Experian', 'I PAID THIS'],
        ['Experian', 'MORE'],
      ],
    ],
    [
      'text below the bureaus’ names',
      '<b>TransUnion</b><p>ONE</p><p>Equifax:</p><p>TWO</p>',
      [
        ['TransUnion', 'ONE'],
        ['Equifax', 'TWO'],
      ],
    ],
  ])('is read as one if it is %s, and points at its words', (_, statement, expected) => {
    const text = page(statement);
    expect(said(text)).toEqual(expected);
    for (const { text: words } of readReport(text).personal.statements)
      expect(valueAt(foldPage(text), words?.at ?? '')).toBe(words?.value);
  });

  it('is never a remark, and shows next to the personal information', () => {
    const report = readReport(page('<div>I PAID THIS ACCOUNT</div>'));
    expect(JSON.stringify(report.accounts)).not.toContain('I PAID THIS');
    expect(reportHtml(report, { language: 'en', today: '2026-11-21' })).toContain('I PAID THIS ACCOUNT');
  });
});
