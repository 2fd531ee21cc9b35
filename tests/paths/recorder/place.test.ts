import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

it.each([
  [
    "getByLabel('IdentityIQ', { exact: false }).getByRole('button', { name: 'Connect', exact: false })",
    [
      { by: 'label', text: 'IdentityIQ' },
      { by: 'role', role: 'button', name: 'Connect' },
    ],
  ],
  [
    "getByRole('textbox', { name: 'City', exact: true })",
    [{ by: 'role', role: 'textbox', name: 'City', exact: true }],
  ],
  [
    "getByText('Ana\\'s {note}').nth(1)",
    [
      { by: 'text', text: "Ana's {note}" },
      { by: 'position', index: 1 },
    ],
  ],
  [
    "getByRole('dialog').last()",
    [
      { by: 'role', role: 'dialog' },
      { by: 'position', index: -1 },
    ],
  ],
  ["getByPlaceholder('Search')", [{ by: 'placeholder', text: 'Search' }]],
])('reads %s', (locator, place) => {
  expect(placeOf(locator)).toEqual(place);
});

it('refuses an element that has only its place in the code', () => {
  expect(placeOf("locator('#main > div')")).toBeNull();
  expect(placeOf("getByText('Save').locator('xpath=..')")).toBeNull();
});
