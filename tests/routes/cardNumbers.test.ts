import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { figure } from '#tests/support/figure.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Names of fields for a card, in calls and in pages. */
const ofCard =
  /^(card|cc|credit_?card)_?-?(number|no|num)$|^(cvv|cvc|cvn|csc|card_?-?(security|verification).*|pan)$/i;

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'properties' in value && typeof value.properties === 'object' ? value.properties : null;
  return [...Object.keys(own ?? {}), ...Object.values(value).flatMap(namesIn)];
}

it('no call has a field for a card number', () => {
  const names = calls.flatMap(({ params, query, body, reply }) =>
    [params, query, body, reply].flatMap((schema) =>
      schema === undefined ? [] : namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ),
  );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name) => ofCard.test(name))).toEqual([]);
  figure(`${names.length} fields of ${calls.length} calls`);
});

it('no page has an input for one', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  const found = files.filter((file) =>
    /autocomplete=["'{]+cc-|name=["']?(card_?number|cvv|cvc|cvn)/i.test(
      readFileSync(`${root}/${file}`, 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
