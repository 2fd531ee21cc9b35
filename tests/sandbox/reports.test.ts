import { describe, expect, it } from 'vitest';
import { basicReport, epicReport } from '#sandbox/reports/formats/myFreeScoreNow.ts';
import { identityIQReport } from '#sandbox/reports/formats/identityIQ.ts';
import { smartCreditReport } from '#sandbox/reports/formats/smartCredit.ts';
import { personFrom } from '#sandbox/reports/identity.ts';
import type { ConsumerFile, Line } from '#sandbox/reports/model.ts';
import { reportFor } from '#sandbox/reports/reportFor.ts';

const seeds = Array.from({ length: 60 }, (_, place) => `person.${'abcdefghij'.charAt(place % 10)}${place}`);
const files = seeds.map((seed) => reportFor(seed, 0));
const linesOf = (file: ConsumerFile): readonly Line[] => file.accounts.flatMap((account) => account.lines);
const keyed = (file: ConsumerFile): Map<string, Line> =>
  new Map(
    linesOf(file).map((line) => [
      `${line.bureau} ${line.creditorName} ${line.accountNumber} ${line.opened}`,
      line,
    ]),
  );

describe('a generated report', () => {
  it('is the same, byte for byte, for the same seed', () => {
    for (const render of [basicReport, epicReport, smartCreditReport, identityIQReport]) {
      expect(render(reportFor('ana.torres', 3))).toBe(render(reportFor('Ana.Torres@example.com', 3)));
      expect(render(reportFor('ana.torres', 3))).not.toBe(render(reportFor('ana.torrez', 3)));
    }
  });

  it('is about the person with that username, who cannot exist', () => {
    const person = personFrom('josé.nuñez@example.com');
    expect([person.first, person.last]).toEqual(['JOSE', 'NUNEZ']);
    for (const { identity } of files) {
      expect(identity.ssn).toMatch(/^666\d{6}$/u);
      expect(identity.phone).toMatch(/^\d{3}555\d{4}$/u);
    }
  });

  it('has 8 to 40 accounts, at one to three bureaus', () => {
    const counts = files.map((file) => file.accounts.length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...counts)).toBeLessThanOrEqual(40);
    expect(Math.max(...counts)).toBeGreaterThan(25);
    for (const account of files.flatMap((file) => file.accounts)) {
      const at = account.lines.map((line) => line.bureau);
      expect(new Set(at).size).toBe(at.length);
      expect(at.length).toBeGreaterThan(0);
    }
  });

  it('always shows collections, a charge-off, and a late account; over many people, every kind of account', () => {
    for (const file of files) {
      const histories = linesOf(file).map(
        (line) => line.granted?.history.map(({ status }) => status).join('') ?? '',
      );
      expect(file.accounts.filter((account) => account.portfolio === 'Y').length).toBeGreaterThanOrEqual(2);
      expect(histories.some((history) => history.includes('9'))).toBe(true);
      expect(histories.some((history) => /[1-4]/u.test(history))).toBe(true);
    }
    expect(new Set(files.flatMap((file) => file.accounts.map((account) => account.portfolio)))).toEqual(
      new Set(['M', 'R', 'I', 'C', 'Y']),
    );
    const bankrupt = files.filter((file) => file.bankruptcies.length > 0).length;
    expect(bankrupt).toBeGreaterThan(2);
    expect(bankrupt).toBeLessThan(25);
  });

  it('contradicts itself between bureaus on some accounts, but not on most', () => {
    const shared = files.flatMap((file) => file.accounts).filter((account) => account.lines.length > 1);
    const differing = shared.filter((account) => new Set(account.lines.map((line) => line.balance)).size > 1);
    expect(differing.length / shared.length).toBeGreaterThan(0.005);
    expect(differing.length / shared.length).toBeLessThan(0.3);
  });

  it('gives histories of up to 48 months, most of at least 24', () => {
    const lengths = files
      .flatMap(linesOf)
      .flatMap((line) => (line.granted === null ? [] : [line.granted.history.length]));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(48);
    expect(lengths.filter((length) => length >= 24).length / lengths.length).toBeGreaterThan(0.5);
  });

  it('dates nothing after the day of the pull', () => {
    for (const file of files) {
      for (const line of linesOf(file)) {
        for (const date of [line.opened, line.closed, line.reported, line.statusDate, line.lastPayment]) {
          expect((date ?? '') < file.pulledOn).toBe(true);
        }
      }
      for (const inquiry of file.inquiries) expect(inquiry.date < file.pulledOn).toBe(true);
    }
  });

  it('gives the address of every furnisher', () => {
    for (const file of files) {
      const known = new Set(file.contacts.map((contact) => `${contact.bureau} ${contact.subscriberCode}`));
      for (const line of linesOf(file)) expect(known).toContain(`${line.bureau} ${line.subscriberCode}`);
    }
  });
});

describe('a month later', () => {
  const months = seeds.map((seed) => [0, 1, 2].map((month) => keyed(reportFor(seed, month))));

  it('balances have changed and every open history is a month longer', () => {
    const before = reportFor('ana.torres', 0);
    const after = reportFor('ana.torres', 1);
    expect(after.pulledOn).toBe('2026-12-15');
    const balance = (file: ConsumerFile): number =>
      linesOf(file).reduce((sum, line) => sum + line.balance, 0);
    expect(balance(after)).not.toBe(balance(before));
    const newest = (file: ConsumerFile): string | undefined =>
      linesOf(file)
        .flatMap((line) => (line.open ? (line.granted?.history ?? []) : []))
        .map(({ month }) => month)
        .sort()
        .at(-1);
    expect([newest(before), newest(after)]).toEqual(['2026-10-01', '2026-11-01']);
  });

  it('something negative is gone, and most of it remains', () => {
    for (const [before = new Map<string, Line>(), after = new Map<string, Line>()] of months) {
      const gone = [...before.keys()].filter((key) => !after.has(key));
      expect(gone.length).toBeGreaterThan(0);
      expect(gone.length / before.size).toBeLessThan(0.5);
    }
  });

  it('a month after that, something that was gone is back', () => {
    for (const [
      first = new Map<string, Line>(),
      second = new Map<string, Line>(),
      third = new Map<string, Line>(),
    ] of months) {
      expect([...first.keys()].some((key) => !second.has(key) && third.has(key))).toBe(true);
    }
  });

  it('continues for years, and reaches back before the sandbox started', () => {
    expect(reportFor('ana.torres', 60).accounts.length).toBeGreaterThan(0);
    expect(reportFor('ana.torres', -12).pulledOn).toBe('2025-11-15');
  });
});
