import { expect, it } from 'vitest';
import { type Look, lookOf, lookText } from '#contract/look.ts';

const look: Look = { language: 'es', width: 390, pointer: 'coarse', timeZone: 'America/Los_Angeles' };

it('reads what a browser says, also one that keeps its time zone to itself', () => {
  expect(lookOf(lookText(look))).toEqual(look);
  expect(lookOf(lookText({ ...look, timeZone: null }))).toEqual({ ...look, timeZone: null });
});

it('knows a time zone by one name', () => {
  expect(lookOf(lookText({ ...look, timeZone: 'america/LOS_angeles' }))).toEqual(look);
});

it.each([
  '',
  'en~390~fine~+0500',
  'en',
  'fr~390~coarse~',
  'en~390~pen~',
  'en~9~fine~',
  'en~390~fine~Mars/Olympus',
  'en~390~fine~~',
])('makes nothing of %j', (text) => expect(lookOf(text)).toBe(null));
