import type { Bureau } from '#contract/shapes.ts';

interface Order {
  /** The idempotency key: pressing again repeats the request, not the work. */
  readonly key: string;
  /** The same letters were generated within the last day, and are wanted again. */
  readonly repeat?: boolean;
}

/** Which letters to write. */
export type RepairChoice =
  | (Order & { readonly kind: 'automatic'; readonly options: readonly number[] })
  | (Order & {
      readonly kind: 'manual';
      readonly selectedAccounts: readonly string[];
      readonly destinations: readonly string[];
      /** "Reporting only on"; null means all bureaus. */
      readonly bureau: Bureau | null;
    });

export type ChoiceOf<K extends RepairChoice['kind']> = Extract<RepairChoice, { kind: K }>;

export interface ReportOfProfile {
  readonly profileId: string;
  readonly reportId: string;
}

/** Attack All Negative Accounts. */
const usual: readonly number[] = [1];

/**
 * The options that are selected when the dialog opens: those of the last time. A person who has just bought a generation
 * before choosing anything is offered the usual one, as for several clients at once (decision 124).
 */
export function pickedIn(choice: RepairChoice | null, hasBought = false): readonly number[] {
  if (choice?.kind === 'automatic') return choice.options;
  return choice === null && hasBought ? usual : [];
}

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

const contentOf = ({ key: _key, repeat: _repeat, ...content }: RepairChoice) => JSON.stringify(content);

/** Whether two requests are for the same letters. */
export const isSameChoice = (one: RepairChoice, other: RepairChoice): boolean =>
  contentOf(one) === contentOf(other);
