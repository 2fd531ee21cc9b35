import { describe, expect, it } from 'vitest';
import { inWords, plainFault } from './plainWords.ts';

it.each([
  ["page.getByRole('button', { name: 'Save', exact: true })", 'the button “Save”'],
  [
    "page.getByRole('dialog', { name: 'Leave?' }).getByText('Stay')",
    'the text “Stay” in the dialog “Leave?”',
  ],
  [
    "page.getByLabelText('IdentityIQ').getByLabelText('Username')",
    'the field “Username” in the section “IdentityIQ”',
  ],
  ['page.getByLabelText(/^Proof/)', 'the field “Proof”'],
  ["page.getByRole('textbox', { name: /Email/ })", 'the field “Email”'],
  ["page.getByRole('alert')", 'the message'],
  ['page.getByText(/^(?:Open .+\\.|Show it\\.)$/)', 'the text “Open ….” or “Show it.”'],
])('points at %s', (locator, words) => {
  expect(inWords(locator)).toBe(words);
});

describe('a fault', () => {
  it.each([
    [
      'what is missing',
      "Cannot find element with locator: page.getByRole('dialog', { name: 'Billing' })\n\nARIA tree:\n- main:",
      'The dialog “Billing” is not there.',
    ],
    [
      'what is there twice',
      "strict mode violation: page.getByText('twice') resolved to 2 elements:\n    1) <p>twice</p>",
      'The text “twice” is there 2 times.',
    ],
    [
      'what cannot be clicked',
      "locator.click: Timeout 600ms exceeded.\nCall log:\n  - waiting for locator('x').getByRole('button', { name: 'Save' })\n      - element is not enabled",
      'Could not click the button “Save”: it is disabled.',
    ],
    [
      'what never comes',
      "locator.fill: Timeout 600ms exceeded.\nCall log:\n  - waiting for getByLabel('City', { exact: true })",
      'Could not type into the field “City”: it is not there.',
    ],
    [
      'another text',
      '\u001B[2mexpect(\u001B[22melement).toHaveTextContent()\n\nExpected element to have text content:\n  Store\nReceived:\n  Save',
      'The button “Save” should have “Store”, but has “Save”.',
    ],
    [
      'another state',
      'expect(element).toBeEnabled()\n\nReceived element is not enabled:\n  <button\n  disabled=""\n/>',
      'The button “Save” should be enabled, but is not.',
    ],
    [
      'a state that it should not have',
      'expect(element).not.toBeChecked()\n\nReceived element is checked:\n  <input/>',
      'The button “Save” should not be selected, but is.',
    ],
    [
      'quick hands that gave up',
      "Could not click page.getByRole('button', { name: 'Save' }): it is out of reach",
      'Could not click the button “Save”: it is out of reach',
    ],
    ['anything else by its first line', 'expected 1 to be 2\n\n- 2\n+ 1', 'expected 1 to be 2'],
  ])('says in one sentence: %s', (_, message, sentence) => {
    expect(plainFault(message, "page.getByRole('button', { name: 'Save' })").sentence).toBe(sentence);
  });

  it('keeps the whole for a programmer, without colours', () => {
    expect(plainFault('\u001B[31mexpected\u001B[39m 1\nto be 2').details).toBe('expected 1\nto be 2');
  });
});
