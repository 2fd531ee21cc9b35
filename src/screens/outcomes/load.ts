import type { ReplyOf } from '#contract/call.ts';
import { type OutcomePeriod, outcomes } from '#contract/outcomes.ts';
import { perform } from '#src/api/perform.ts';

export type Outcomes = ReplyOf<typeof outcomes>;

export const loadOutcomes = (period: OutcomePeriod, signal: AbortSignal): Promise<Outcomes> =>
  perform(outcomes, { query: { period }, signal });
