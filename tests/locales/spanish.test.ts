/** Habits of English that slip into the Spanish, and what the glossary says about single words. */
import { expect, it } from 'vitest';
import { catalogues } from '../views/catalogue.ts';

const wordings = [...catalogues.es].map(([english, spanish]) => ({ english, spanish }));
const spanishWith = (mistake: RegExp) =>
  wordings.filter(({ spanish }) => mistake.test(spanish)).map(({ spanish }) => spanish);

it.each([
  ['a date has its article', /\b(?:vence|venció|tardar|registrad[oa]|retirad[oa]|agregad[oa]) \{/iu],
  ['a deadline ends, an answer doesn’t', /(?<!plazo de )\brespuestas? venc/iu],
  ['the repair center is no name within a sentence', /[\p{L},] Centro de reparación/u],
  ['a percent sign follows its number', /\d %/u],
  ['readers are addressed as usted', /(?<!\p{L})(?:tú|tu|tus|ti|contigo)(?!\p{L})/iu],
  ['people are deleted, edited, and selected with “a”', /^(?:Eliminar|Editar|Seleccionar) \{name\}$/u],
])('%s', (_, mistake) => {
  expect(spanishWith(mistake)).toEqual([]);
});

it('opens what it closes: questions and exclamations', () => {
  const count = (text: string, sign: string) => text.split(sign).length;
  const isOpened = (text: string) =>
    count(text, '¿') === count(text, '?') && count(text, '¡') === count(text, '!');
  expect(wordings.filter(({ spanish }) => !isOpened(spanish))).toEqual([]);
});

it('uses “consulta” only for an inquiry', () => {
  const consulted = wordings.filter(({ spanish }) => /\bconsult/iu.test(spanish));
  expect(consulted.filter(({ english }) => !/inquir/iu.test(english))).toEqual([]);
});
