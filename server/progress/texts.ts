import type { DisputeState } from '#contract/disputes.ts';
import type { WaitingReason } from '#contract/waitingReasons.ts';
import type { OutcomeCounts } from '#contract/outcomes.ts';
import type { Language } from '#vocabulary/languages.ts';
import { english } from './texts.en.ts';
import { spanish } from './texts.es.ts';

/** Every text of a progress report's PDF in one language. Dates come as MM/DD/YYYY. */
export interface ProgressTexts {
  readonly title: string;
  readonly asOf: (date: string) => string;
  readonly note: string;
  readonly of: string;
  readonly fileName: string;
  readonly counts: {
    readonly heading: string;
    /** Above the counts with creditors. */
    readonly creditors: string;
    /** Below the counts. */
    readonly note: (mailed: number) => string;
    /** What stands after a count, which decides between singular and plural. */
    readonly label: (as: keyof OutcomeCounts, count: number) => string;
  };
  readonly next: {
    readonly heading: string;
    readonly paused: string;
    readonly ended: string;
    readonly nothing: string;
    readonly toMail: (count: number) => string;
    readonly ordered: (count: number) => string;
    readonly about: (recipient: string, step: string, items: readonly string[]) => string;
    readonly due: (date: string) => string;
    readonly dueAssumed: (date: string) => string;
    readonly wasDue: (date: string) => string;
    readonly wasDueAssumed: (date: string) => string;
    readonly reasons: Readonly<Record<WaitingReason, string>>;
  };
  readonly items: {
    readonly heading: string;
    readonly none: string;
    readonly recipient: string;
    readonly asked: string;
    readonly came: string;
    readonly round: (recipient: string, round: number) => string;
    readonly verification: string;
    readonly opened: (date: string) => string;
    readonly written: (date: string) => string;
    readonly mailed: (date: string) => string;
    readonly since: (state: string, date: string) => string;
    readonly printed: (date: string) => string;
    readonly states: Readonly<Record<DisputeState, string>>;
    readonly delivered: string;
    readonly deliveryAssumed: string;
  };
  readonly scores: {
    readonly heading: string;
    readonly note: string;
    readonly none: string;
    readonly date: string;
    readonly unnamed: string;
  };
}

export const progressTexts: Readonly<Record<Language, ProgressTexts>> = { en: english, es: spanish };
