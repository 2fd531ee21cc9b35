import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { acceptInvitation } from '#contract/clientLink.ts';
import { CallError } from '#contract/failures.ts';
import { deleteProfile, profileDetails } from '#contract/profiles.ts';
import { downloadLetters } from '#contract/repair.ts';
import { onOutdated } from '#src/api/outdated.ts';
import { fetchFile, perform } from '#src/api/perform.ts';

const { refusal } = vi.hoisted(() => ({ refusal: { error: new Error('unset') } }));
vi.mock('#src/api/send.ts', () => ({
  send: () => {
    const reply = Promise.reject(refusal.error);
    return Object.assign(reply, { json: () => reply });
  },
}));
vi.mock('#src/api/session.ts', () => ({ leaveClosedAccount: () => {} }));
vi.mock('#src/api/earlyCalls.ts', () => ({ forgetEarly: () => {}, takeEarly: () => null }));
vi.mock('#src/api/freshSignIn.ts', () => ({ afterFreshSignIn: (work: () => unknown) => work() }));

beforeEach(() => {
  refusal.error = new CallError('notFound');
});

/** How often the page was said to be out of date. */
function outdated() {
  const listener = vi.fn<() => void>();
  onTestFinished(onOutdated(listener));
  return listener;
}

const params = { profileId: '0199c0de-0000-7000-8000-000000000001' };

it('says that the page is out of date when what someone deletes is gone already', async () => {
  const told = outdated();
  await expect(perform(deleteProfile, { params })).rejects.toThrow('notFound');
  expect(told).toHaveBeenCalledOnce();
});

it('says that the page is out of date when letters that someone downloads are gone', async () => {
  const told = outdated();
  await expect(fetchFile(downloadLetters, { params: { sessionId: params.profileId } })).rejects.toThrow(
    'notFound',
  );
  expect(told).toHaveBeenCalledOnce();
});

it('leaves it to a page that loads to say that it is gone', async () => {
  const told = outdated();
  await expect(perform(profileDetails, { params })).rejects.toThrow('notFound');
  expect(told).not.toHaveBeenCalled();
});

it('leaves it to the page of a client, too, whose link is opened by a POST: loading it again would open it again', async () => {
  const told = outdated();
  const accepted = perform(acceptInvitation, { params: { clientKey: 'key' }, isLoading: true });
  await expect(accepted).rejects.toThrow('notFound');
  expect(told).not.toHaveBeenCalled();
});

it('doesn’t call a page out of date that got no answer', async () => {
  const told = outdated();
  refusal.error = new TypeError('Failed to fetch');
  await expect(perform(deleteProfile, { params })).rejects.toThrow('Failed to fetch');
  expect(told).not.toHaveBeenCalled();
});
