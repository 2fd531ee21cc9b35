import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Report, Score } from '../report/model.ts';
import { scoreModelKey } from '../report/scoreModel.ts';

/** A bureau’s score in both reports; null where one has none. */
export interface ComparedScore {
  readonly before: number | null;
  readonly now: number | null;
  /** Points; null without two scores of one model, because those of different models can’t be compared. */
  readonly change: number | null;
}

const modelOf = ({ model }: Score): string => (model === null ? '' : scoreModelKey(model.value));

/** Two scores of one model if the reports have them, and otherwise the first of each. */
export function comparedScore(before: Report, now: Report, bureau: Bureau): ComparedScore {
  const of = ({ scores }: Report) =>
    scores.filter((score) => score.bureau === bureau && score.value !== null);
  const [olds, news] = [of(before), of(now)];
  const pairs = news.flatMap((score) =>
    olds.filter((old) => modelOf(old) === modelOf(score)).map((old) => ({ old, score })),
  );
  const [pair] = pairs;
  const [old, score] = pair === undefined ? [olds[0], news[0]] : [pair.old, pair.score];
  const [then, today] = [old?.value?.value ?? null, score?.value?.value ?? null];
  return {
    before: then,
    now: today,
    change: pair === undefined || then === null || today === null ? null : today - then,
  };
}
