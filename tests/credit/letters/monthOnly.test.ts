/** A date of which only the month is given. */
import { expect, it } from 'vitest';
import { en, es, phrase, say } from '#credit/letters/sentence.ts';
import type { Evidence } from '#credit/findings/finding.ts';

const on = (value: string): Evidence => ({ bureau: 'Equifax', field: 'dateClosed', value, at: '/closed' });

it.each([
  [
    '11/30/2019',
    'closed on 11/30/2019',
    'cerrada el 11/30/2019, al 11/30/2019, del 11/30/2019, da el 11/30/2019',
  ],
  ['11/2019', 'closed in 11/2019', 'cerrada en 11/2019, a 11/2019, de 11/2019, da 11/2019'],
  [
    'not reported',
    'closed on not reported',
    'cerrada el no reportado, al no reportado, del no reportado, da el no reportado',
  ],
])('%s has the words before it that fit', (value, english, spanish) => {
  const date = on(value);
  const { text, gloss } = phrase(
    en`closed on ${date}`,
    es`cerrada el ${date}, al ${date}, del ${date}, da el ${date}`,
  );
  expect(text).toBe(english);
  expect(gloss).toBe(spanish);
});

it('a month inside of other words changes nothing before them', () => {
  const late = { ...on('30 days late in 05/2025'), field: 'history' as const };
  expect(say(en`based on ${late}`, es`según el ${late}`)).toMatchObject({
    text: 'Based on 30 days late in 05/2025',
    gloss: 'Según el con 30 días de atraso en 05/2025',
  });
});
