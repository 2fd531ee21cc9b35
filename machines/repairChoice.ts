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

/** What a reload brings back: mode, report and choice. `pending`: Generate was pressed and its answer not heard. */
export interface ResumedRepair {
  readonly mode: RepairChoice['kind'];
  readonly reportId: string | null;
  readonly choice: RepairChoice | null;
  readonly pending: boolean;
}

/** What was ticked by hand, for the next time manual mode opens. */
export const tickedIn = (choice: RepairChoice | null) =>
  choice?.kind === 'manual'
    ? { selectedAccounts: choice.selectedAccounts, destinations: choice.destinations, bureau: choice.bureau }
    : null;

const contentOf = (choice: RepairChoice) => JSON.stringify({ ...choice, key: '' });

/**
 * The order as it is sent. While the answer to an earlier one is not known, the same choice goes out under the same
 * key: it is then the same order, which costs nothing a second time.
 */
export const orderOf = (choice: RepairChoice, unanswered: RepairChoice | null): RepairChoice =>
  unanswered !== null && contentOf(choice) === contentOf(unanswered) ? unanswered : choice;
