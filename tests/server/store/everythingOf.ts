import { createRecorder } from '#server/access/recorder.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { newId } from '#server/store/ids.ts';
import type { Store } from '#server/store/store.ts';
import { anAccess } from '#tests/support/anAccess.ts';
import { aClient, aDisputeRow, aRecording, aStanding, aStoredBlob, type Owned } from './builders.ts';

interface Everything extends Owned {
  readonly sessionId: string;
  readonly userId: string;
  /** A scan that waits for its answer. */
  readonly fileId: string;
  /** A scan without a client. */
  readonly scanId: string;
  /** An event that was withdrawn. */
  readonly disputeEventId: string;
}

/** A client with at least one row in each table that can have one. */
export async function everythingOf(store: Store): Promise<Everything> {
  const client = await aClient(store);
  const { accountId, profileId, reportId } = client;
  const [user] = await store.users.members(accountId);
  const by = { userId: user?.id ?? '', username: 'Ana Agent' };
  await store.documents.replace(accountId, {
    id: newId(),
    profileId,
    kind: 'ssn',
    mediaType: 'image/png',
    ...aStoredBlob(),
  });
  const signIn = { mail: 'maria@example.com', username: 'maria', password: 'secret words' };
  await store.connections.put(accountId, profileId, 'IdentityIQ', signIn);
  const recording = aRecording(client);
  await store.transaction((step) => recordLetterSet(step, recording));
  const [letter] = await store.writtenLetters.list(accountId, profileId);
  await store.disputes.replace(
    accountId,
    profileId,
    [aDisputeRow({ sessionId: recording.session.id, letterId: letter?.id ?? '' })],
    aStanding(),
  );
  const recipient = { id: 'Experian', name: 'Experian', kind: 'bureau' } as const;
  await store.work.replace(
    accountId,
    profileId,
    (['due', 'dueDay', 'askWhetherAnythingCame'] as const).map((kind) => ({
      letter: { id: letter?.id ?? '', recipient },
      kind,
      on: '2026-12-21',
      count: 1,
      isAssumed: false,
    })),
  );
  const content = { name: 'OTHER BANK', because: null, fields: [], reAged: null, routine: [] };
  await store.sightings.replace(accountId, profileId, reportId, [
    {
      letterId: letter?.id ?? '',
      item: 1,
      kind: 'possibleMatch',
      isNotable: true,
      isReAged: false,
      isAgedOff: false,
      alsoIn: [],
      thereIn: [],
      content,
    },
  ]);
  await store.enclosureChoices.choose(accountId, profileId, 'TransUnion', {
    added: [],
    leftOut: ['address'],
    ssnLastFour: false,
  });
  const statement = { item: 'inquiry:inquiry-0', statement: 'didNotApply' } as const;
  await store.confirmations.addStatement(accountId, { profileId, reportId }, statement, by, {
    includes: () => false,
    contradicts: () => null,
  });
  const overruled = { concern: 'oldReport', reason: 'other', note: '' } as const;
  await store.overrulings.add(accountId, { profileId, reportId }, { ...overruled, facts: [] }, by);
  const answered = { reportId, key: 'account:account-0', identities: [], answer: 'leaveOut' as const };
  await store.itemAnswers.add(accountId, profileId, answered, by);
  const happened = { kind: 'paused', on: '2026-11-21', note: '' } as const;
  const paused = { id: newId(), event: happened, reason: null, replaces: null };
  await store.disputeEvents.add(accountId, profileId, paused, by);
  const mistaken = { id: newId(), event: null, reason: 'a mistake', replaces: paused.id };
  await store.disputeEvents.add(accountId, profileId, mistaken, by);
  const fileId = newId();
  const scan = { id: fileId, profileId, mediaType: 'image/png', name: 'receipt.png', ...aStoredBlob() };
  await store.disputeFiles.add(accountId, scan);
  await store.assignedScans.awaitAnswer(accountId, fileId, 'Equifax');
  const scanId = newId();
  await store.inbox.createKey(accountId, scanId);
  const unassigned = { id: scanId, mediaType: 'image/png', name: 'scan.png', by: by.username };
  await store.inbox.add(accountId, { ...unassigned, ...aStoredBlob() });
  const discard = { id: newId(), reason: 'duplicate', by: by.username } as const;
  await store.inbox.noteDiscard(accountId, discard, '2026-11-20T12:00:00.000Z');
  const about = { type: 'positive', code: 'reportConnected', profileId } as const;
  await store.notifications.add(accountId, { ...about, params: { profile: 'María', provider: 'x' } });
  await store.legalHolds.place(accountId, profileId, { reason: 'a lawsuit', by: 'Ana Agent' });
  const received = { step: 'disclosed', on: '2026-11-20' } as const;
  await store.clientContracts.add(accountId, profileId, received, by);
  await store.clientContracts.saveTerms(accountId, {
    services: 'Letters',
    guarantees: '',
    completion: 'Within 90 days',
    payment: 'After each round',
    total: '$240',
    address: '100 Main St',
  });
  await store.unusedProfiles.notice({ accountId, profileId });
  await store.clientLinks.issue(accountId, profileId);
  const { id } = recording.session;
  await store.printLinks.issue(accountId, { id, profileId }, null);
  await store.printLinks.note(accountId, { id, profileId }, by.userId, 'letters');
  const expiresAt = new Date('2027-01-01T00:00:00.000Z');
  await createRecorder(store)(
    anAccess({ account_id: accountId, person: by.userId, profile_id: profileId, object: reportId }),
  );
  const reader = { actor: 'member', person: by.userId, forUser: '' } as const;
  await store.tickets.issue({ accountId, profileId, reportId, language: 'en', reader }, expiresAt);
  return { ...client, sessionId: id, userId: by.userId, fileId, scanId, disputeEventId: paused.id };
}
