import { expect, it } from 'vitest';
import { knownPasswords } from '#server/identity/embedded/knownPasswords.ts';
import { passwordProblem } from '#server/identity/embedded/passwordRules.ts';

it('compares with more than 45,000 passwords from breaches', async () => {
  expect((await knownPasswords()).size).toBeGreaterThan(45_000);
});

it.each([
  ['eleven chars', 'elevenchars', 'passwordShort'],
  ['twelve of them', 'twelve chars', null],
  ['two hundred and one', 'ab cd'.repeat(40) + 'x', 'passwordLong'],
  ['the mail', 'Bo.Lind@example.com', 'passwordIsMail'],
  ['the email address without its punctuation', 'bolindexamplecom', 'passwordIsMail'],
  ['the name in the email address with a year', 'Bo.Lind-2026!!', 'passwordIsMail'],
  ['a long one from the list', '1qaz2wsx3edc', 'passwordCommon'],
  ['a common one', 'Password1234', 'passwordCommon'],
  ['a common one with signs', 'qwerty-123456!', 'passwordCommon'],
  ['a common one with a year', 'Summer2026!!', 'passwordCommon'],
  ['a common one with digits in front', '2026 elephant 7', 'passwordCommon'],
  ['a common one spelled with signs', 'P@$$w0rd2026', 'passwordCommon'],
  ['a common one twice', 'baseballbaseball', 'passwordCommon'],
  ['a common one in Spanish', 'contraseña1234', 'passwordCommon'],
  ['the name of the product with a year', 'Redress-2026!!', 'passwordCommon'],
  ['what the product is about', 'Credit Repair 1', 'passwordCommon'],
  ['a bureau twice', 'Experian-Experian', 'passwordCommon'],
  ['a letter of dispute in Spanish', 'cartadisputa99', 'passwordCommon'],
  ['a repeated pattern', 'abcabcabcabc', 'passwordCommon'],
  ['digits in a row', '123456789012', 'passwordCommon'],
  ['digits in a row backwards', '098765432109', 'passwordCommon'],
  ['words', 'four quiet winter trams', null],
  ['words of which one is common', 'summer four trams', null],
  ['words of which one is the product', 'redress four trams', null],
  ['random digits', '739104628571036', null],
  ['twelve accented letters', 'áéíóúñüçàèìò', null],
])('checks %s', async (_name, password, problem) => {
  expect(await passwordProblem(password, 'bo.lind@example.com')).toBe(problem);
});
