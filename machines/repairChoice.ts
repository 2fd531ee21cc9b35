import type { Bureau } from '#contract/shapes.ts';

/** Which letters to write. `key` is its idempotency key: pressing again repeats the same request, not the work. */
export type RepairChoice =
  | { readonly kind: 'automatic'; readonly key: string; readonly options: readonly number[] }
  | {
      readonly kind: 'manual';
      readonly key: string;
      readonly selectedAccounts: readonly string[];
      readonly destinations: readonly string[];
      /** "Reporting only on"; null: every bureau. */
      readonly bureau: Bureau | null;
    };

export type ChoiceOf<K extends RepairChoice['kind']> = Extract<RepairChoice, { kind: K }>;

export interface ReportOfProfile {
  readonly profileId: string;
  readonly reportId: string;
}

/** The options a choice ticked, for the next time the dialog opens. */
export const pickedIn = (choice: RepairChoice | null) => (choice?.kind === 'automatic' ? choice.options : []);
