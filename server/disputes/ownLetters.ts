import { createHash } from 'node:crypto';
import type { OwnLetter } from '#contract/clientPage.ts';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import { CallError } from '#contract/failures.ts';
import { fullSsnOf, showingSsn } from '#credit/letters/fullSsn.ts';
import { fullTextOf } from '#credit/letters/fullText.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { maskedLetter } from '#credit/letters/maskedLetter.ts';
import { approvalsOf, isOpenToApproval } from '#disputes/approvals.ts';
import { standingOf } from '#disputes/standing.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { loadFacts, type Whose } from './facts.ts';
import { recordDisputeEvent, type ReportedEvent } from './record.ts';
import { statementsIn } from './statements.ts';

type Reading = Pick<Services, 'store' | 'vault'>;

interface Which extends Whose {
  readonly letterId: string;
}

/** One letter with where it is now; throws `notFound`. */
async function findLetter({ store }: Pick<Services, 'store'>, { letterId, ...whose }: Which) {
  const { facts, contents } = await loadFacts(store, whose);
  const shown = found(standingOf(facts).letters.find(({ id }) => id === letterId));
  const stored = (await store.sessions.letters(whose.accountId, shown.sessionId)).find(
    ({ id }) => id === letterId,
  );
  const { items, enclosed } = found(stored);
  const isReplaced = facts.letters.some(({ id, isReplaced: replaced }) => id === letterId && replaced);
  const statements = statementsIn(
    contents.filter(({ id }) => id === letterId),
    await store.confirmations.ofClient(whose.accountId, whose.profileId),
  );
  return {
    shown,
    isReplaced,
    saysWithdrawn: statements.some(({ withdrawn }) => withdrawn !== null),
    // Sealed when the letters were written, so it has our own shape.
    letter: items as Letter,
    enclosed,
    approval: approvalsOf(facts).find(({ letter }) => letter === letterId) ?? null,
  };
}

/** One of the client's letters, masked, as they read it before it is mailed. Throws `notFound`. */
export async function readOwnLetter(services: Reading, which: Which): Promise<OwnLetter> {
  const { shown, letter, approval } = await findLetter(services, which);
  const { date, sender, identification, subject, blocks, exhibits } = maskedLetter(letter);
  return {
    id: which.letterId,
    writtenOn: date,
    recipient: shown.recipient,
    state: shown.state,
    sender: [sender.name, ...sender.lines],
    identification: [...identification],
    subject: subject.text,
    blocks: blocks.map((block) => {
      if (block.kind === 'paragraph')
        return { heading: '', sentences: block.sentences.map(({ text }) => text) };
      const { heading, states, grounds, asks } = block.item;
      return {
        heading: `${String(block.number)}. ${heading.text}`,
        sentences: [...states, ...grounds, ...asks].map(({ text }) => text),
      };
    }),
    exhibits: exhibits.map(({ heading, bureaus, rows }) => ({
      heading,
      bureaus: [...bureaus],
      rows: rows.map(({ label, cells }) => ({ label, cells: [...cells] })),
    })),
    approval,
  };
}

interface Said extends Omit<ReportedEvent, 'event' | 'replaces'> {
  readonly letterId: string;
  /** Civil date in the account's time zone. */
  readonly today: string;
}

/**
 * Records that the client approves and signs a letter, with the SHA-256 of its text as it is printed. Throws `notFound`, and
 * `changedMeanwhile` if it can no longer be changed or says something that the client withdrew.
 */
export async function approveOwnLetter(
  services: Pick<Services, 'store' | 'clock' | 'vault'>,
  { letterId, today, ...said }: Said,
  signature: string,
): Promise<{ id: string }> {
  const { accountId } = said.session;
  const which = { accountId, profileId: said.profileId, today, letterId };
  const { shown, isReplaced, saysWithdrawn, letter, enclosed } = await findLetter(services, which);
  refuseIfGone(shown, isReplaced || saysWithdrawn);
  const ssn =
    enclosed?.ssn === 'full' ? (await consumerFromProfile(services, accountId, said.profileId))?.ssn : null;
  const full = fullSsnOf(ssn ?? null);
  const text = fullTextOf(full === null ? letter : showingSsn(letter, full));
  const hash = createHash('sha256').update(text).digest('hex');
  const event: DisputeEvent = { kind: 'approved', on: today, letters: [letterId], hash, signature };
  return recordDisputeEvent(services, { ...said, event });
}

/**
 * Records what the client wants changed in a letter, which ends their approval, and notifies the agency. Throws `notFound`,
 * and `changedMeanwhile` if it can no longer be changed.
 */
export async function askForChange(
  services: Pick<Services, 'store' | 'clock'>,
  { letterId, today, ...said }: Said,
  note: string,
): Promise<{ id: string }> {
  const { accountId } = said.session;
  const which = { accountId, profileId: said.profileId, today, letterId };
  const { shown, isReplaced } = await findLetter(services, which);
  refuseIfGone(shown, isReplaced);
  const event: DisputeEvent = { kind: 'changeAsked', on: today, letters: [letterId], note };
  return recordDisputeEvent(services, { ...said, event, notifies: 'clientAskedForChange' });
}

/** Nobody approves what was sent, or what nobody is to send. */
function refuseIfGone(letter: DisputeLetter, isReplaced: boolean): void {
  if (isReplaced || !isOpenToApproval(letter)) throw new CallError('changedMeanwhile');
}
