import type { ReplyOf } from '#contract/call.ts';
import type { Destination } from '#contract/repair.ts';
import type { accountInformation, ManualAccount } from '#contract/reports.ts';
import type { Bureau } from '#contract/shapes.ts';

export type AccountInformation = ReplyOf<typeof accountInformation>;

/** What a person has selected in manual mode, and what they can select. */
export interface ManualSelection {
  readonly accounts: readonly ManualAccount[];
  readonly destinations: readonly Destination[];
  /** In the order of the clicks. Details are shown for the last one. */
  readonly selectedAccounts: readonly string[];
  readonly selectedDestinations: readonly string[];
  readonly bureau: Bureau | null;
}

/** The account selected last, if any. */
export function shownAccount({ accounts, selectedAccounts }: ManualSelection): ManualAccount | null {
  const last = selectedAccounts.at(-1);
  return accounts.find(({ id }) => id === last) ?? null;
}

/** The bureaus "reporting only on" can be set to: those that report the account shown. */
export function reportingBureaus(selection: ManualSelection): readonly Bureau[] {
  return shownAccount(selection)?.bureaus ?? [];
}

/** Where letters can go. If a bureau is chosen: that bureau and the furnishers. */
export function offeredDestinations({ destinations, bureau }: ManualSelection): readonly Destination[] {
  return destinations.filter(({ id, kind }) => bureau === null || kind === 'furnisher' || id === bureau);
}

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/**
 * The same selection without anything its other choices rule out, such as a bureau that does not report or a
 * destination not offered.
 */
function consistent(selection: ManualSelection): ManualSelection {
  const { bureau, selectedDestinations } = selection;
  const kept = bureau !== null && reportingBureaus(selection).includes(bureau) ? bureau : null;
  const offered = offeredDestinations({ ...selection, bureau: kept }).map(({ id }) => id);
  return {
    ...selection,
    bureau: kept,
    selectedDestinations: offered.filter((id) => selectedDestinations.includes(id)),
  };
}

export function withAccountToggled(selection: ManualSelection, id: string): ManualSelection {
  return consistent({ ...selection, selectedAccounts: toggled(selection.selectedAccounts, id) });
}

/** Exactly these accounts; those that were selected before keep their place. */
export function withAccounts(selection: ManualSelection, ids: readonly string[]): ManualSelection {
  const { selectedAccounts } = selection;
  const kept = selectedAccounts.filter((id) => ids.includes(id));
  return consistent({
    ...selection,
    selectedAccounts: [...kept, ...ids.filter((id) => !kept.includes(id))],
  });
}

export function withDestinationToggled(selection: ManualSelection, id: string): ManualSelection {
  return consistent({ ...selection, selectedDestinations: toggled(selection.selectedDestinations, id) });
}

export function withBureau(selection: ManualSelection, bureau: Bureau | null): ManualSelection {
  return consistent({ ...selection, bureau });
}

/** What was selected on an earlier visit, limited to what the report still contains. */
export function withTicks(
  selection: ManualSelection,
  ticked: {
    readonly selectedAccounts: readonly string[];
    readonly destinations: readonly string[];
    readonly bureau: Bureau | null;
  },
): ManualSelection {
  const { accounts, destinations } = selection;
  return consistent({
    ...selection,
    selectedAccounts: ticked.selectedAccounts.filter((wanted) => accounts.some(({ id }) => id === wanted)),
    selectedDestinations: destinations.map(({ id }) => id).filter((id) => ticked.destinations.includes(id)),
    bureau: ticked.bureau,
  });
}
