import { expect, it } from 'vitest';
import { isSecretField, isSecretText } from './secrets.ts';

const field = { type: 'text', autocomplete: '', labels: ['City'] };

it.each([
  ['a password, hidden', { ...field, type: 'password' }],
  ['a password that is shown', { ...field, labels: ['Password'] }],
  ['a password by what the browser may fill in', { ...field, autocomplete: 'current-password' }],
  ['a secret answer', { ...field, labels: ['Secret answer'] }],
  ['an SSN', { ...field, labels: ['SSN'] }],
  ['a date of birth', { ...field, labels: ['Date of birth'] }],
  ['a card number', { ...field, autocomplete: 'cc-number' }],
])('never saves %s', (_, secret) => {
  expect(isSecretField(secret)).toBe(true);
});

it('saves what is typed into other fields', () => {
  expect(isSecretField(field)).toBe(false);
  expect(isSecretField({ ...field, labels: ['Shipping address'] })).toBe(false);
});

it.each(['666-12-0199', 'my number is 666120199', '4111 1111 1111 1111'])(
  'takes %s for a secret anywhere',
  (text) => {
    expect(isSecretText(text)).toBe(true);
  },
);

it.each(['ana@example.com', '555-0100', '11/12/2026', 'Apartment 1204'])(
  'does not take %s for a secret',
  (text) => {
    expect(isSecretText(text)).toBe(false);
  },
);
