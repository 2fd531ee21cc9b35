import type { Bureau } from '#contract/shapes.ts';

/** Which letters to write. `key` is the idempotency key: pressing again repeats the request, not the work. */
export type RepairChoice =
  | { readonly kind: 'automatic'; readonly key: string; readonly options: readonly number[] }
  | {
      readonly kind: 'manual';
      readonly key: string;
      readonly selectedAccounts: readonly string[];
      readonly destinations: readonly string[];
      /** "Reporting only on"; null means all bureaus. */
      readonly bureau: Bureau | null;
    };

export type ChoiceOf<K extends RepairChoice['kind']> = Extract<RepairChoice, { kind: K }>;

export interface ReportOfProfile {
  readonly profileId: string;
  readonly reportId: string;
}

/** The options that were selected, for the next time the dialog opens. */
export const pickedIn = (choice: RepairChoice | null) => (choice?.kind === 'automatic' ? choice.options : []);

/** What a reload restores: mode, report, and choice. `pending`: Generate was pressed and no response has arrived. */
export interface ResumedRepair {
  readonly mode: RepairChoice['kind'];
  readonly reportId: string | null;
  readonly choice: RepairChoice | null;
  readonly pending: boolean;
}

/** The manual selection, for the next time manual mode opens. */
export const tickedIn = (choice: RepairChoice | null) =>
  choice?.kind === 'manual'
    ? { selectedAccounts: choice.selectedAccounts, destinations: choice.destinations, bureau: choice.bureau }
    : null;

const contentOf = (choice: RepairChoice) => JSON.stringify({ ...choice, key: '' });

/**
 * The request as it is sent. While the response to an earlier request is unknown, the same choice is sent with the
 * same key, so it is the same generation and costs nothing a second time.
 */
export const orderOf = (choice: RepairChoice, unanswered: RepairChoice | null): RepairChoice =>
  unanswered !== null && contentOf(choice) === contentOf(unanswered) ? unanswered : choice;
