import { expect, it } from 'vitest';
import { furnisherOf } from '#credit/letters/destinations.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { CreditorContact } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, field, late30 } from '#tests/support/aReport.ts';

const contact = (values: Partial<CreditorContact> = {}): CreditorContact => ({
  at: '/contact',
  name: field('HARBOR BANK', '/name'),
  subscriberCode: field('C1', '/code'),
  bureau: null,
  phone: null,
  street: field('PO BOX 1002', '/street'),
  city: field('TESTVILLE', '/city'),
  state: field('OR', '/state'),
  postalCode: field('97999', '/postalCode'),
  ...values,
});
const account = (id: string) => ({
  ...anAccount([aLine('Equifax', { subscriberCode: 'C1', payStatus: late30, balance: 100_00 })]),
  id,
});
const addressIn = (...contacts: readonly CreditorContact[]) =>
  furnisherOf(account('account-0'), aReport({ contacts }))?.lines ?? null;

it('takes the address of the account’s code, from the bureau of the line or from none', () => {
  const lines = ['PO BOX 1002', 'TESTVILLE, OR 97999'];
  expect(addressIn(contact())).toEqual(lines);
  expect(addressIn(contact({ bureau: 'Equifax' }))).toEqual(lines);
  expect(addressIn(contact({ bureau: 'Experian' }))).toBeNull();
  expect(addressIn(contact({ subscriberCode: field('C2', '/code') }))).toBeNull();
  expect(addressIn(contact({ subscriberCode: null }))).toBeNull();
  const uncoded = anAccount([aLine('Equifax')]);
  expect(furnisherOf(uncoded, aReport({ contacts: [contact()] }))).toBeNull();
});

it.each(['name', 'street', 'city', 'state', 'postalCode'] as const)(
  'takes no address without its %s',
  (part) => {
    expect(addressIn(contact({ [part]: null }))).toBeNull();
    expect(addressIn(contact({ [part]: field('', `/${part}`) }), contact())).not.toBeNull();
  },
);

it('writes one letter to a furnisher about all its chosen accounts', () => {
  const report = aReport({ contacts: [contact()], accounts: [account('account-0'), account('account-1')] });
  const [letter, ...others] = planLetters({
    report,
    profile: aConsumer(),
    choice: {
      kind: 'manual',
      accounts: ['account-0', 'account-1'],
      destinations: [furnisherOf(account('account-0'), report)?.id ?? ''],
    },
    today: '2025-09-15',
  });
  expect(others).toEqual([]);
  expect(letter?.exhibits.map(({ number }) => number)).toEqual([1, 2]);
});

it('does not count as accounts what may be one: lines of a company, or what a bureau appears to list twice', () => {
  const report = aReport({ contacts: [contact()], accounts: [account('account-0'), account('account-1')] });
  const opened = (destination: string) => {
    const [letter] = planLetters({
      report,
      profile: aConsumer(),
      choice: { kind: 'manual', accounts: ['account-0', 'account-1'], destinations: [destination] },
      today: '2025-09-15',
    });
    const text = (letter?.blocks ?? [])
      .flatMap((block) => (block.kind === 'paragraph' ? block.sentences.map((each) => each.text) : []))
      .join(' ');
    return `${letter?.subject.text ?? ''}: ${text}`;
  };
  const company = opened(furnisherOf(account('account-0'), report)?.id ?? '');
  expect(company).toMatch(/^Request to verify information that you report: .*about items 1 and 2 below/);
  expect(company).not.toMatch(/\baccounts\b/);
  expect(opened('Equifax')).toContain('I dispute information in my file about items 1 and 2 below');
});
