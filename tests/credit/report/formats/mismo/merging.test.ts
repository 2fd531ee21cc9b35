import { describe, expect, it } from 'vitest';
import { findings } from '#credit/findings/findings.ts';
import { explained } from '#vocabulary/bureauWords/explain.ts';
import { aLiability, attributes, file, grouped, read, repository } from './aResponse.ts';

describe('merging', () => {
  const blend = aLiability(['Equifax', 'TransUnion'], { _UnpaidBalanceAmount: '26' });

  it('gives a blended line to each bureau that it names, and marks it as blended', () => {
    const report = read({ CREDIT_LIABILITY: blend });
    expect(grouped(report)).toEqual([['TransUnion 2600 blended', 'Equifax 2600 blended']]);
    expect(report.accounts[0]?.tradelines.map((line) => line.subscriberCode?.value)).toEqual([
      'TransUnion code',
      'Equifax code',
    ]);
    expect(report.alerts.messages.map(({ text }) => text)).toEqual([
      'The reseller has blended what the bureaus report on 1 of 1 accounts. Which bureau gave which value is not told.',
    ]);
  });

  it('says of how many inquiries and court records it gives one set of values for several bureaus', () => {
    const at = (...bureaus: readonly string[]) => ({
      ...attributes({ _Type: 'Judgment', _Name: 'QUICKLOAN', _Date: '2025-12-01' }),
      CREDIT_REPOSITORY: bureaus.map((bureau) => repository(bureau)),
    });
    const messages = (...records: readonly ReturnType<typeof at>[]) =>
      read({ CREDIT_INQUIRY: at('Equifax'), CREDIT_PUBLIC_RECORD: records }).alerts.messages;
    const [message, ...more] = messages(at('Equifax', 'TransUnion'), at('Experian'));
    expect(more).toEqual([]);
    expect(message?.text).toBe(
      'The reseller has blended what the bureaus report on 1 of 3 inquiries and court records. Which bureau gave which value is not told.',
    );
    expect(explained(message?.text ?? '')).toBe(
      'El proveedor mezcló lo que los burós reportan en 1 de 3 consultas y registros judiciales; no indica qué buró dio cada dato.',
    );
    expect(messages(at('Equifax'), at('Experian'))).toEqual([]);
  });

  it("adds missing bureaus' lines to a blend, but never a second line of a bureau", () => {
    const opened = { _AccountOpenedDate: '2018-09-15', _UnpaidBalanceAmount: '26' };
    const report = read({
      CREDIT_LIABILITY: [
        aLiability(['Equifax', 'TransUnion'], opened),
        aLiability(['Equifax'], opened),
        aLiability(['Experian'], opened),
      ],
    });
    expect(grouped(report)).toEqual([
      ['TransUnion 2600 blended', 'Experian 2600', 'Equifax 2600 blended'],
      ['Equifax 2600'],
    ]);
  });

  it('uses the files of a liability as its bureaus if no repository is named', () => {
    const line = { ...attributes({ CreditFileID: 'E1 T1', _UnpaidBalanceAmount: '1' }) };
    expect(grouped(read({ CREDIT_LIABILITY: [line] }))).toEqual([
      ['TransUnion 100 blended', 'Equifax 100 blended'],
    ]);
  });

  it('uses stacked secondaries for what bureaus report, and the primary only where there is none', () => {
    const primary = (bureaus: readonly string[], balance: string) =>
      aLiability(bureaus, { CreditTradeReferenceID: 'Primary', _UnpaidBalanceAmount: balance });
    const secondary = (bureau: string, balance: string) =>
      aLiability([bureau], { CreditTradeReferenceID: 'Secondary', _UnpaidBalanceAmount: balance });
    const report = read({
      CREDIT_LIABILITY: [
        primary(['Equifax', 'Experian', 'TransUnion'], '9'),
        secondary('Equifax', '1'),
        secondary('Experian', '2'),
        primary(['Experian'], '3'),
        secondary('Equifax', '4'),
        primary(['TransUnion'], '5'),
      ],
    });
    expect(grouped(report)).toEqual([
      ['TransUnion 900', 'Experian 200', 'Equifax 100'],
      ['Experian 300', 'Equifax 400'],
      ['TransUnion 500'],
    ]);
  });

  it('disputes nothing based on a blend', () => {
    // Charged off and still billed, which a bureau's own line would prove.
    const values = {
      _AccountStatusType: 'Paid',
      _PastDueAmount: '50',
      _MonthlyPaymentAmount: '50',
      _UnpaidBalanceAmount: '0',
    };
    const confidence = (bureaus: readonly string[]) => [
      ...new Set(
        findings(read({ CREDIT_LIABILITY: aLiability(bureaus, values) }), { today: '2026-01-05' })
          .filter(({ rule }) => rule === 'B3')
          .map((finding) => finding.confidence),
      ),
    ];
    expect(confidence(['Equifax'])).toEqual(['high']);
    expect(confidence(['Equifax', 'TransUnion'])).toEqual(['low']);
  });
});

it('tells an alert without a code, and a creditor with nothing but a telephone number', () => {
  const alert = { _ALERT_MESSAGE: attributes({ _Text: 'Verify the identity' }) };
  const phone = {
    CONTACT_DETAIL: { CONTACT_POINT: attributes({ _Type: 'Phone', _Value: '(800) 555-0101' }) },
  };
  const creditor = { _CREDITOR: phone };
  const report = read({
    CREDIT_FILE: [file('E1', 'Equifax', alert)],
    CREDIT_LIABILITY: aLiability(['Equifax'], {}, creditor),
  });
  expect(report.alerts.messages.map(({ code, text }) => [code, text])).toEqual([
    [null, 'Equifax: Verify the identity'],
  ]);
  expect(report.contacts.map(({ name, street, phone: given }) => [name, street, given?.value])).toEqual([
    [null, null, '8005550101'],
  ]);
});
