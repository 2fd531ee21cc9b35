import { getStates } from '#contract/account.ts';
import type { ReplyOf } from '#contract/call.ts';
import { acceptInvitation, type ClientData, clientInvitation } from '#contract/clientLink.ts';
import { ownDisputes } from '#contract/clientPage.ts';
import type { State } from '#contract/profileInput.ts';
import { perform } from '#src/api/perform.ts';
import type { Disputes } from '#src/disputes/load.ts';

export interface ClientPage {
  readonly invitation: ReplyOf<typeof clientInvitation>;
  /** The client's own information, once they are signed in. */
  readonly own: {
    readonly data: ClientData;
    readonly states: readonly State[];
    readonly disputes: Disputes;
  } | null;
}

/** What a client's link leads to: who sent it and, for a signed-in person, the profile it is now bound to. */
export async function loadClientPage(
  clientKey: string,
  signedIn: boolean,
  signal: AbortSignal,
): Promise<ClientPage> {
  const params = { clientKey };
  const invitation = await perform(clientInvitation, { params, signal });
  if (!signedIn) return { invitation, own: null };
  // Binds a link that is not used yet; the other calls are for the bound person alone.
  const data = await perform(acceptInvitation, { params, signal });
  const [states, disputes] = await Promise.all([
    perform(getStates, { signal }),
    perform(ownDisputes, { params, signal }),
  ]);
  return { invitation, own: { data, states: states.results, disputes } };
}

/** What the page needs on which a client records an answer. */
export async function loadOwnAnswer(
  clientKey: string,
  signal: AbortSignal,
): Promise<Pick<ClientPage, 'invitation'> & { readonly disputes: Disputes }> {
  const params = { clientKey };
  const [invitation, disputes] = await Promise.all([
    perform(clientInvitation, { params, signal }),
    perform(ownDisputes, { params, signal }),
  ]);
  return { invitation, disputes };
}
