import { expect, it } from 'vitest';
import { type AddressedLetter, recipientIds } from '#credit/letters/recipients.ts';

const bank = (address: string, name = 'HARBOR BANK') =>
  ({ id: `furnisher:${name} ${address}`, name, kind: 'furnisher' }) as const;
const to = (destination: AddressedLetter['destination'], ...subjects: string[]): AddressedLetter => ({
  destination,
  subjects,
});

it('a company that moved keeps the id of the first letter about its account', () => {
  const [old, current, next] = [bank('1 Main St'), bank('9 New Rd'), bank('7 Lake Dr', 'HARBOR BANK NA')];
  expect(
    recipientIds([to(old, 'card'), to(current, 'card', 'loan'), to(next, 'loan'), to(old, 'car')]),
  ).toEqual(Array.from({ length: 4 }, () => old.id));
});

it('two addresses of one company stay apart while no account connects them', () => {
  const [cards, cars] = [bank('1 Main St'), bank('9 New Rd')];
  expect(recipientIds([to(cards, 'card'), to(cars, 'car')])).toEqual([cards.id, cars.id]);
});

it('another company is another recipient, whatever it writes about', () => {
  const [one, other] = [bank('1 Main St'), bank('1 Main St', 'PEAK RECOVERY')];
  expect(recipientIds([to(one, 'card'), to(other, 'card')])).toEqual([one.id, other.id]);
});

it('bureaus are known by their ids alone', () => {
  const bureau = (id: string) => ({ id, name: 'Disputes', kind: 'bureau' }) as const;
  expect(recipientIds([to(bureau('Equifax'), 'card'), to(bureau('Experian'), 'card')])).toEqual([
    'Equifax',
    'Experian',
  ]);
});
