import { assign, sendParent, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { Destination, destinations } from '#contract/repair.ts';
import type { ManualAccount, manualAccounts } from '#contract/reports.ts';
import type { Bureau } from '#contract/shapes.ts';
import { type Failure, failureIn } from './failure.ts';
import {
  type AccountInformation,
  type ManualSelection,
  reportingBureaus,
  shownAccount,
  withAccounts,
  withAccountToggled,
  withBureau,
  withDestinationToggled,
  withTicks,
} from './manualSelection.ts';
import { port, typed } from './port.ts';
import type { RepairChoice, ReportOfProfile } from './repairChoice.ts';

/** What was selected before the page was reloaded. */
interface Ticked {
  readonly selectedAccounts: readonly string[];
  readonly destinations: readonly string[];
  readonly bureau: Bureau | null;
}

interface Input extends ReportOfProfile {
  readonly ticked: Ticked | null;
}

interface Context extends Input, ManualSelection {
  readonly detail: AccountInformation | null;
  readonly failure: Failure | null;
}

type Toggle = { type: 'account.toggle'; id: string };
type ChooseAccounts = { type: 'accounts.choose'; ids: readonly string[] };
type ChooseBureau = { type: 'bureau.choose'; bureau: Bureau | null };
type Generate = { type: 'letters.generate'; key: string };

export type ManualChoiceEvent =
  | Toggle
  | ChooseAccounts
  | ChooseBureau
  | Generate
  | { type: 'letters.preview' }
  | { type: 'destination.toggle'; id: string }
  | { type: 'list.narrow' }
  | { type: 'list.widen' }
  | { type: 'detail.retry' }
  | { type: 'lists.retry' };

/** Sent to the Repair Center when Generate is pressed. The selection stays in case generation fails. */
export type ChoiceMade = { type: 'choice.made'; choice: RepairChoice };

/** Sent to the Repair Center when the person wants to read the letters first. */
export type PreviewRequested = { type: 'preview.requested'; choice: RepairChoice };

function choiceIn(
  { selectedAccounts, selectedDestinations, bureau }: ManualSelection,
  key: string,
): RepairChoice {
  return { kind: 'manual', key, selectedAccounts, destinations: selectedDestinations, bureau };
}

/** The named parts of manual mode. The statechart itself is in `manualChoice.ts`. */
export const manualParts = setup({
  types: typed<{ input: Input; context: Context; events: ManualChoiceEvent; tags: 'busy' }>(),
  actors: {
    manualAccounts: port<ReplyOf<typeof manualAccounts>, ReportOfProfile>('manualAccounts'),
    destinations: port<ReplyOf<typeof destinations>, ReportOfProfile>('destinations'),
    accountInformation: port<
      AccountInformation,
      { accountId: string; reportId: string; selectedAccounts: readonly string[] }
    >('accountInformation'),
  },
  guards: {
    canGenerate: ({ context }) =>
      context.selectedAccounts.length > 0 && context.selectedDestinations.length > 0,
    doesReport: ({ context }, { bureau }: ChooseBureau) =>
      bureau === null || reportingBureaus(context).includes(bureau),
    hasTicked: ({ context }) => context.selectedAccounts.length > 0,
    emptiesSelection: ({ context }, { id }: Toggle) =>
      withAccountToggled(context, id).selectedAccounts.length === 0,
    isNone: (_, { ids }: ChooseAccounts) => ids.length === 0,
    keepsShownAmong: ({ context }, { ids }: ChooseAccounts) =>
      shownAccount(withAccounts(context, ids))?.id === shownAccount(context)?.id,
    keepsShown: ({ context }, { id }: Toggle) =>
      shownAccount(withAccountToggled(context, id))?.id === shownAccount(context)?.id,
  },
  actions: {
    rememberAccounts: assign({
      accounts: (_, { results }: { results: readonly ManualAccount[] }) => results,
    }),
    rememberDestinations: assign({
      destinations: (_, { results }: { results: readonly Destination[] }) => results,
    }),
    restoreTicks: assign(({ context }) =>
      context.ticked === null ? {} : withTicks(context, context.ticked),
    ),
    chooseAccounts: assign(({ context }, { ids }: ChooseAccounts) => withAccounts(context, ids)),
    toggleAccount: assign(({ context }, { id }: Toggle) => withAccountToggled(context, id)),
    toggleDestination: assign(({ context }, { id }: { id: string }) => withDestinationToggled(context, id)),
    chooseBureau: assign(({ context }, { bureau }: ChooseBureau) => withBureau(context, bureau)),
    rememberDetail: assign({ detail: (_, detail: AccountInformation) => detail }),
    forgetDetail: assign({ detail: null, failure: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    tellPreview: sendParent(({ context }): PreviewRequested => ({
      type: 'preview.requested',
      choice: choiceIn(context, ''),
    })),
    tellChoice: sendParent(({ context }, { key }: Generate): ChoiceMade => ({
      type: 'choice.made',
      choice: choiceIn(context, key),
    })),
  },
});
