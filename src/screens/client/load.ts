import { getStates } from '#contract/account.ts';
import type { ReplyOf } from '#contract/call.ts';
import { acceptInvitation, type ClientData, clientInvitation } from '#contract/clientLink.ts';
import type { State } from '#contract/profiles.ts';
import { perform } from '#src/api/perform.ts';

export interface ClientPage {
  readonly invitation: ReplyOf<typeof clientInvitation>;
  /** The client's own information, once they are signed in. */
  readonly own: { readonly data: ClientData; readonly states: readonly State[] } | null;
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
  const [data, states] = await Promise.all([
    perform(acceptInvitation, { params, signal }),
    perform(getStates, { signal }),
  ]);
  return { invitation, own: { data, states: states.results } };
}
