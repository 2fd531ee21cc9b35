import { describe, expect, it } from 'vitest';
import type { Consumer } from '#credit/findings/finding.ts';
import { reportHtml } from '#credit/page/reportHtml.ts';
import { readReport } from '#credit/report/read.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aGrantedTrade,
  aPartition,
  aSmartCredit,
  aSource,
  aTradelineJson,
  aTrueLink,
} from '../report/builders.ts';
import { lesserSamples, parseSample, samples } from '../report/samples.ts';
import { typefaceFaces } from '#vocabulary/typeface.ts';

const today = '2026-11-21';
const report = readReport(samples['mfsn-basic']);
const english = reportHtml(report, { language: 'en', today });
const spanish = reportHtml(report, { language: 'es', today });
const hollow = readReport(aSmartCredit(aTrueLink({ TradeLinePartition: [], Message: [] })));

/** The page's words, without markup and style, with character references decoded. */
const wordsOf = (page: string): string =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll('<wbr />', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d{4,});/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replace(/\s+/g, ' ');

describe('safety', () => {
  const attack = `"><script>alert(1)</script><img src=x onerror='alert(2)'><style>*{}</style><x-attack onload=alert(3)>\${x}\`javascript:`;
  const tagsOf = (page: string): readonly string[] =>
    [...new Set([...page.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, name]) => name ?? ''))].toSorted();

  it('runs no script, even with script in every text of the report', () => {
    const poisoned = JSON.stringify(parseSample(samples['mfsn-basic']), (name, value: unknown) =>
      typeof value === 'string' &&
      !/^(Type|bureau|symbol|date|dateOpened|riskScore|status|startDate|accountTypeSymbol)$/.test(name)
        ? `${value}${attack}`
        : value,
    );
    const attacked = readReport(poisoned);
    expect(attacked.accounts.length).toBe(11);
    const page = reportHtml(attacked, { language: 'es', today });
    expect(tagsOf(page).filter((tag) => !tagsOf(spanish).includes(tag))).toEqual([]);
    expect(page).not.toMatch(/<script|<img|<[^>]*\son\w+=|<[^>]*(?:href|src)="(?!#)/i);
    expect([...page.matchAll(/<style>/g)].length).toBe(1);
    // The reader leaves out the markup of HTML; every other text in angle brackets reaches the page, escaped.
    expect(page).not.toContain('alert(1)');
    expect(page).toContain('&lt;x-attack onload=alert(3)&gt;');
  });

  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('loads nothing but the typeface and runs nothing: %s', (_, page) => {
    expect(page.replace(typefaceFaces, '')).not.toMatch(
      /<script|<link|<img|<iframe|<form|url\(|@import|https?:/i,
    );
    expect([...page.matchAll(/\shref="([^"]*)"/g)].filter(([, href]) => !href?.startsWith('#'))).toEqual([]);
  });

  it('shows only the last four digits of a Social Security number', () => {
    expect(english).not.toContain('666550611');
    expect(wordsOf(english)).toContain('***-**-0611 ***-**-0611 ***-**-0617');
  });
});

describe('structure', () => {
  it.each([
    ['English', english],
    ['Spanish', spanish],
  ])('needs one byte per character, because characters beyond Latin-1 are references: %s', (_, page) => {
    expect(page.match(/[\u0100-\u{10ffff}]/gu)).toBe(null);
  });

  it('is one complete page in the requested language', () => {
    expect(english).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(spanish).toMatch(/^<!doctype html>\s*<html lang="es">/);
    expect(english.trimEnd().endsWith('</html>')).toBe(true);
  });

  it('has a unique target for every link, and a label for every section', () => {
    const ids = [...english.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...english.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(30);
  });

  it('never skips a heading level', () => {
    const levels = [...english.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(levels.filter((level) => level === 1).length).toBe(1);
  });

  it('gives every header cell a scope', () => {
    expect([...english.matchAll(/<th\b[^>]*>/g)].filter(([tag]) => !/scope="(?:col|row)"/.test(tag))).toEqual(
      [],
    );
  });
});

describe('contents', () => {
  const words = wordsOf(english);
  const articleOf = (page: string, id: string): string => {
    const start = page.indexOf(`id="${id}"`);
    return page.slice(page.lastIndexOf('<article', start), page.indexOf('</article>', start));
  };
  const section = (page: string, id: string): string => wordsOf(articleOf(page, id));

  it('shows the scores with their rating, the dates, and the summary', () => {
    expect(words).toContain('588 Unfavorable');
    expect(words).toContain('602 Fair');
    expect(words).toContain('Report date 09/15/2025');
    expect(words).toContain('Viewed on 11/21/2026');
    expect(words).toContain('Balances $23,651 $254,229 $17,354');
  });

  it("shows an account's bureaus side by side and marks the rows that differ", () => {
    const harbor = section(english, 'account-1');
    expect(harbor).toContain(
      'Balance ≠ (Bureaus disagree) Finding 2 Finding 3 Finding 7 $1,840 $1,840 $2,210',
    );
    expect(harbor).toContain('Open or closed ≠ (Bureaus disagree) Finding 5 Closed Open Open');
    // A day that one bureau rounds to the first of its month is not a difference.
    expect(harbor).toContain('Date opened 03/14/2018 03/14/2018 03/01/2018');
  });

  it('shows the charge-off amount and date, in the one format that has them', () => {
    const page = reportHtml(readReport(lesserSamples['mismo-xml']), { language: 'en', today });
    expect(wordsOf(page)).toContain(
      'Amount charged off ≠ (Bureaus disagree) $1,840 $1,840 $2,210 Date charged off ≠ (Bureaus disagree) 10/30/2021 10/01/2021 02/01/2023',
    );
    expect(words).not.toContain('charged off');
  });

  it('says next to the account why it is negative, and at which bureaus', () => {
    const harbor = section(english, 'account-1');
    expect(harbor).toContain('Payment status: Collection/Chargeoff TransUnion, Experian, Equifax');
    expect(harbor).toContain('Times late: 1 × 30 days, 1 × 60 days, 3 × 90 days TransUnion, Experian');
    expect(harbor).toContain('Past due: $2,210 Equifax');
    expect(section(spanish, 'account-1')).toContain('Monto vencido: $2,210 Equifax');
    expect(section(english, 'account-0')).not.toContain('Why it is negative');
  });

  it("lists an account's findings, most certain first, and repeats their numbers at the rows they quote", () => {
    const harbor = section(english, 'account-1');
    expect(harbor).toContain(
      'Findings 1 A monthly payment is shown even though this account can’t have one. Experian · strong · 15 USC 1681e(b), 1681i(a); 15 USC 1681s-2(a)(1)-(2) 2 The bureaus disagree on the balance. Equifax · moderate',
    );
    expect(harbor).toContain('Monthly payment ≠ (Bureaus disagree) Finding 1 $0 $41 $0');
    expect(harbor).toContain('Payment history Finding 6 Payment history at TransUnion');
    expect(section(spanish, 'account-1')).toContain(
      'Hallazgos 1 Se muestra un pago mensual aunque la cuenta no puede tenerlo. Experian · muy fuerte',
    );
    expect(section(english, 'account-0')).not.toContain('Findings');
  });

  it('lists the findings on personal information below it', () => {
    expect(words).toContain(
      'Findings 1 This date of birth or Social Security number conflicts with the profile or with other entries. Equifax · strong',
    );
  });

  it('compares personal information with the profile, if there is one', () => {
    const judged = (profile: Consumer | null) =>
      wordsOf(reportHtml(report, { language: 'en', today, profile }));
    const own = aConsumer({ firstName: 'Ana', lastName: 'Torres' });
    expect(judged(null)).toMatch(
      /This name conflicts with the profile or with other entries\. (?!TransUnion, Experian, Equifax)/,
    );
    expect(judged(own)).toContain(
      'This name conflicts with the profile or with other entries. TransUnion, Experian, Equifax · moderate',
    );
  });

  it('has words for a dash, for screen readers', () => {
    expect(section(english, 'account-2')).toContain('Account number SR8812091 — Not reported SR8812091');
  });

  it('shows a voluntary surrender as one, and not as a repossession or foreclosure', () => {
    const GrantedTrade = aGrantedTrade({ PayStatusHistory: { status: 'J8C', startDate: '2026-03-01' } });
    const TradeLinePartition = aPartition({ Tradeline: aTradelineJson({ GrantedTrade }) });
    const page = reportHtml(readReport(aSmartCredit(aTrueLink({ TradeLinePartition }))), {
      language: 'en',
      today,
    });
    const months = [...page.matchAll(/<td class="month (?!none)(\w+)">([^<]*)</g)];
    expect(months.map(([, meaning, mark]) => [meaning, mark])).toEqual([
      ['onTime', 'OK'],
      ['repossession', 'RF'],
      ['surrender', 'VS'],
    ]);
    expect(wordsOf(page)).toContain('VS Voluntary surrender');
    expect(wordsOf(spanish)).toContain('VS Entrega voluntaria del bien');
  });

  it('shows the payment history by year, with words for every month', () => {
    expect(section(english, 'account-6')).toContain('2023 OK OK OK OK OK OK OK 30 60 90 120 · No data');
  });

  it('lists inquiries, public records, and creditor contacts', () => {
    expect(words).toContain(
      'QUICKLOAN DIRECT ⚑ This inquiry is more than two years old. worth verifying · Bureau practice, not a statute. 11/02/2024 Experian Personal Loan Companies',
    );
    expect(words).toContain(
      'worth verifying · 15 USC 1681c(a)(1) TransUnion Dismissed U.S. Bankruptcy Court 1630771 03/08/2016',
    );
    expect(words).toContain('CITADEL CARD PO BOX 1001, SAMPLETON, KS 67999 (800) 555-0101');
  });

  it("keeps the bureaus' words unchanged, and marks them as English", () => {
    expect(spanish).toContain('<span lang="en">Collection/<wbr />Chargeoff</span>');
    expect(wordsOf(spanish)).toContain('11 cuentas, 9 negativas');
  });
});

describe('incomplete reports', () => {
  it('say what is not reported', () => {
    const words = wordsOf(reportHtml(hollow, { language: 'en', today }));
    expect(words).toContain('Accounts 0 accounts, 0 negative None reported');
    expect(words).toContain('Inquiries 0 None reported');
    expect(words).toContain('Report date 10/01/2026');
  });

  it('name a bureau that returned no file, and give it no column', () => {
    const partial = readReport(
      aSmartCredit(aTrueLink({ Sources: { Source: [aSource('TransUnion'), aSource('Equifax')] } })),
    );
    const page = reportHtml(partial, { language: 'en', today });
    expect(wordsOf(page)).toContain('! Experian didn’t return a file.');
    expect(page).toContain('--columns: 2');
  });

  it('give two columns to a bureau that reports an account twice', () => {
    const Tradeline = [aTradelineJson(), aTradelineJson({ currentBalance: '99' })];
    const twice = readReport(aSmartCredit(aTrueLink({ TradeLinePartition: { Tradeline } })));
    expect(reportHtml(twice, { language: 'en', today })).toContain('--columns: 4');
  });
});

it('lays out only the accounts near the window if there are many', () => {
  const many = Array.from({ length: 5 }, (_, copy) =>
    report.accounts.map((account, index) => ({
      ...account,
      id: `account-${copy * report.accounts.length + index}`,
    })),
  ).flat();
  const page = reportHtml({ ...report, accounts: many }, { language: 'en', today });
  expect([page, english].map((one) => one.includes('class="long"'))).toEqual([true, false]);
  expect(page).toMatch(/@media screen \{ \.long \.account \{ content-visibility: auto/);
});
