import { describe, expect, it } from 'vitest';
import type { ConfirmedReason } from '#credit/letters/confirmed.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { PublicRecord } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aBankruptcy, aLine, anAccount, aReport, chargedOff, field } from '#tests/support/aReport.ts';
import type { ItemStatementKind } from '#vocabulary/itemStatements.ts';

const aCase = (id: string, dateFiled = '2021-03-08'): PublicRecord => ({
  ...aBankruptcy('Experian', dateFiled, {
    dateResolved: field('2021-09-01', `/${id}/resolved`),
    dateFiled: field(dateFiled, `/${id}/filed`),
    reference: field(id, `/${id}/reference`),
  }),
  id,
});
const line = (remarked: boolean) =>
  aLine('Experian', {
    payStatus: chargedOff,
    balance: 840_00,
    ...(remarked && { remarks: [['Q00KC', 'Bankruptcy discharged']] }),
  });

interface Given {
  readonly cases?: readonly PublicRecord[];
  /** By the ids of the cases. */
  readonly said?: Readonly<Record<string, ItemStatementKind>>;
  readonly reason?: ConfirmedReason;
  /** Whether the account bears a remark that it was discharged. */
  readonly remarked?: boolean;
}

/** Whether a letter about the account argues that the debt was discharged. */
function arguesDischarge({ cases = [aCase('one')], said = {}, reason, remarked = false }: Given): boolean {
  const about = { by: 'Ana Agent', on: '2025-09-14' };
  const letters = planLetters({
    report: aReport({ accounts: [anAccount([line(remarked)])], publicRecords: cases }),
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [6] },
    today: '2025-09-15',
    confirmed: reason === undefined ? [] : [{ ...about, id: 'c', accountId: 'account-0', reason }],
    stated: Object.entries(said).map(([id, statement]) => ({
      ...about,
      id: `s-${id}`,
      item: `publicRecord:public-record-${String(cases.findIndex((each) => each.id === id))}`,
      statement,
    })),
  });
  return letters
    .filter(({ topic }) => topic === 'accounts')
    .some(({ blocks }) => JSON.stringify(blocks).includes('11 U.S.C. § 524'));
}

describe('a discharge is argued', () => {
  it.each<[string, Given, boolean]>([
    ['of a case about which the client says nothing', {}, true],
    ['of a case that the client says was discharged', { said: { one: 'discharged' } }, true],
    ['not of a case that is not the client’s', { said: { one: 'notMyCase' } }, false],
    ['not of a case that the client says was dismissed', { said: { one: 'dismissed' } }, false],
    ['by a remark', { remarked: true }, true],
    [
      'by no remark if the only case is not the client’s',
      { remarked: true, said: { one: 'notMyCase' } },
      false,
    ],
    [
      'by a remark if another case is left',
      { remarked: true, cases: [aCase('one'), aCase('two', '2020-05-08')], said: { one: 'notMyCase' } },
      true,
    ],
    ['of no account that is not the client’s', { remarked: true, reason: { reason: 'notMine' } }, false],
  ])('%s', (_, given, argued) => expect(arguesDischarge(given)).toBe(argued));
});
