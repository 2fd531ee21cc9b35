import { beforeEach, expect, it, vi } from 'vitest';
import { acceptInvitation } from '#contract/clientLink.ts';
import { CallError, type FailureCode } from '#contract/failures.ts';
import { perform } from '#src/api/perform.ts';
import { loadClientPage, loadOwnAnswer } from '#src/screens/client/load.ts';

vi.mock('#src/api/perform.ts', () => ({ perform: vi.fn<typeof perform>() }));

/** What the server replies to each call; any other call gets an empty list. */
let replies: Readonly<Record<string, object | FailureCode>> = {};

beforeEach(() => {
  vi.mocked(perform).mockImplementation((call: { name: string }) => {
    const reply = replies[call.name] ?? { results: [] };
    return typeof reply === 'string' ? Promise.reject(new CallError(reply)) : Promise.resolve(reply);
  });
});

const { signal } = new AbortController();
const invitation = { agency: 'Acme Credit', agencyLogoUrl: '' };
const nobody = { results: [], hasAccount: false };
const consumer = { results: [], hasAccount: true };

it('tells a visitor that a link has ended', async () => {
  replies = { clientInvitation: 'notFound' };
  expect(await loadClientPage('key', false, signal)).toEqual({
    closed: 'ended',
    invitation: null,
    hasHome: false,
  });
});

it.each([
  ['nobody else here', nobody, false],
  ['a consumer', consumer, true],
  ['the client of another agency', { results: [{}], hasAccount: false }, true],
])('leads %s from a link that has ended to a page only if they have one', async (_, ownPages, hasHome) => {
  replies = { clientInvitation: 'notFound', ownPages };
  expect(await loadClientPage('key', true, signal)).toEqual({ closed: 'ended', invitation: null, hasHome });
});

it('tells someone that another person has used the link first, and who sent it', async () => {
  replies = { clientInvitation: invitation, acceptInvitation: 'notFound', ownPages: nobody };
  expect(await loadClientPage('key', true, signal)).toEqual({ closed: 'others', invitation, hasHome: false });
  // Otherwise the refusal would have the page loaded again, and again.
  expect(perform).toHaveBeenCalledWith(acceptInvitation, expect.objectContaining({ isLoading: true }));
});

it('tells the same where a client records an answer', async () => {
  replies = { clientInvitation: 'notFound', ownDisputes: 'notFound', ownPages: nobody };
  expect(await loadOwnAnswer('key', signal)).toEqual({ closed: 'ended', invitation: null, hasHome: false });
  replies = { clientInvitation: invitation, ownDisputes: 'notFound', ownPages: nobody };
  expect(await loadOwnAnswer('key', signal)).toEqual({ closed: 'others', invitation, hasHome: false });
});

it('calls no link closed when the server can’t be asked', async () => {
  replies = { clientInvitation: 'unavailable' };
  await expect(loadClientPage('key', false, signal)).rejects.toMatchObject({ code: 'unavailable' });
});
