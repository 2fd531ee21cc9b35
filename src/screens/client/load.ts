import { getStates } from '#contract/account.ts';
import type { ReplyOf } from '#contract/call.ts';
import { acceptInvitation, type ClientData, clientInvitation } from '#contract/clientLink.ts';
import { ownDisputes } from '#contract/clientPage.ts';
import type { State } from '#contract/profileInput.ts';
import { CallError } from '#contract/failures.ts';
import { perform } from '#src/api/perform.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { loadOwnPages } from '#src/disputes/ownPages.ts';

type Invitation = ReplyOf<typeof clientInvitation>;

export interface ClientPage {
  readonly closed: null;
  readonly invitation: Invitation;
  /** The client's own information, once they are signed in. */
  readonly own: {
    readonly data: ClientData;
    readonly states: readonly State[];
    readonly disputes: Disputes;
  } | null;
}

/** A link that leads to no page of this person. */
export interface ClosedLink {
  /** `ended`: expired, replaced, revoked, or mistyped. `others`: another person has used it first. */
  readonly closed: 'ended' | 'others';
  /** Null where nobody knows any longer who sent the link. */
  readonly invitation: Invitation | null;
  /** Whether the person has a page elsewhere here; a home page would be made for anyone else who asks for one. */
  readonly hasHome: boolean;
}

/** Null if there is none, or none of this person's. */
async function orNull<Reply>(asked: Promise<Reply>): Promise<Reply | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof CallError && error.code === 'notFound') return null;
    throw error;
  }
}

async function closedLink(
  invitation: Invitation | null,
  signedIn: boolean,
  signal: AbortSignal,
): Promise<ClosedLink> {
  const own = signedIn ? await loadOwnPages(signal) : null;
  const hasHome = own !== null && (own.hasAccount || own.results.length > 0);
  return { closed: invitation === null ? 'ended' : 'others', invitation, hasHome };
}

/** What a client's link leads to: who sent it and, for a signed-in person, the profile it is now bound to. */
export async function loadClientPage(
  clientKey: string,
  signedIn: boolean,
  signal: AbortSignal,
): Promise<ClientPage | ClosedLink> {
  const params = { clientKey };
  const invitation = await orNull(perform(clientInvitation, { params, signal }));
  if (invitation === null) return closedLink(null, signedIn, signal);
  if (!signedIn) return { closed: null, invitation, own: null };
  // Binds a link that is not used yet; the other calls are for the bound person alone.
  const data = await orNull(perform(acceptInvitation, { params, signal, isLoading: true }));
  if (data === null) return closedLink(invitation, signedIn, signal);
  const [states, disputes] = await Promise.all([
    perform(getStates, { signal }),
    perform(ownDisputes, { params, signal }),
  ]);
  return { closed: null, invitation, own: { data, states: states.results, disputes } };
}

interface OwnAnswer extends Pick<ClientPage, 'closed' | 'invitation'> {
  readonly disputes: Disputes;
}

/** What the page needs on which a client records an answer. */
export async function loadOwnAnswer(clientKey: string, signal: AbortSignal): Promise<OwnAnswer | ClosedLink> {
  const params = { clientKey };
  const [invitation, disputes] = await Promise.all([
    orNull(perform(clientInvitation, { params, signal })),
    orNull(perform(ownDisputes, { params, signal })),
  ]);
  if (invitation === null || disputes === null) return closedLink(invitation, true, signal);
  return { closed: null, invitation, disputes };
}
