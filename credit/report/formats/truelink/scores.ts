import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Field, Score, ScoreFactor } from '../../model.ts';
import { bureauOf } from '../reading/bureau.ts';
import { code, count, firstOf, text } from '../reading/fields.ts';
import { isObject, list, listOf, member, scalar, type Place } from '../reading/place.ts';
import { cleanText, isScore } from '../reading/values.ts';

/** FactorText can be a text, a list of texts, a list of {"FactorText": text}, or a list of {"$": text}. */
function factorTexts(factor: Place): readonly string[] {
  return listOf(factor, 'FactorText')
    .flatMap((place) =>
      isObject(place.value) && !('$' in place.value) ? listOf(place, 'FactorText') : [place],
    )
    .map((place) => cleanText(scalar(place.value)))
    .filter((line) => line !== '');
}

/** The sentence that names the factor; if the lines are not labeled, all of them. */
function factorText(factor: Place): string {
  const lines = factorTexts(factor);
  const named = lines.find((line) => /^factor:/i.test(line));
  return named ? named.slice('factor:'.length).trim() : lines.join(' ');
}

function effectOf(factor: Place): ScoreFactor['effect'] {
  const type = scalar(member(factor, 'FactorType').value).trim().toLowerCase();
  return type === 'negative' || type === 'positive' ? type : null;
}

function readFactor(factor: Place): ScoreFactor | null {
  const read = {
    effect: effectOf(factor),
    code: code(factor, 'Factor'),
    text: factorText(factor),
    at: factor.at,
  };
  return read.text || read.code ? read : null;
}

function scoreValue(place: Place): Field<number> {
  const value = count(place, 'riskScore');
  return value && isScore(value.value) ? value : null;
}

function readScore(place: Place, bureau: Bureau): Score {
  return {
    bureau,
    value: scoreValue(place),
    model: firstOf(text(place, 'scoreName'), text(member(place, 'CreditScoreModel'), 'description')),
    factors: listOf(place, 'CreditScoreFactor').flatMap((factor) => readFactor(factor) ?? []),
  };
}

/** The score of each bureau, in column order: from the envelope's component, otherwise from the borrower's own list. */
export function readScores(
  components: readonly { readonly place: Place; readonly bureau: Bureau }[],
  borrower: Place,
  only: Bureau | null,
): readonly Score[] {
  const found = new Map<Bureau, Score>();
  const keep = (place: Place, bureau: Bureau | null): void => {
    if (bureau !== null && !found.has(bureau)) found.set(bureau, readScore(place, bureau));
  };
  for (const { place, bureau } of components) {
    for (const score of list(place)) keep(score, bureauOf(score, bureau));
  }
  for (const score of listOf(borrower, 'CreditScore')) keep(score, bureauOf(score, only));
  return bureaus.flatMap((bureau) => found.get(bureau) ?? []);
}
