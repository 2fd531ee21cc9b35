import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import type { DisputeRef, Outcome } from '#contract/disputeEvents.ts';
import type { Dispute } from '#contract/disputes.ts';
import type { ChosenStep } from '#contract/nextSteps.ts';
import type { AppUnderTest, Person } from '#tests/support/anApp.ts';

/** Records something about a client's letters, today. */
export async function tells(
  world: AppUnderTest,
  who: Person,
  profileId: string,
  event: Readonly<Record<string, unknown>>,
): Promise<void> {
  const on = world.clock.now().toISOString().slice(0, 10);
  const body = { event: { on, ...event } };
  const answer = await world.ask(recordDisputeEvent, who, { params: { profileId }, body });
  if (answer.statusCode !== 200) throw new Error(`It was not recorded: ${answer.body}`);
}

/** The newest letter to TransUnion is mailed, and its first account was verified: the request for the procedure. */
export const aVerifiedAccount = async (
  world: AppUnderTest,
  who: Person,
  profileId: string,
): Promise<ChosenStep> => ({
  ...(await anAnswer(world, who, profileId, 'verified')),
  purpose: 'procedure',
  added: '',
});

/** The newest letter to TransUnion is mailed, and it answered about its first account. */
export async function anAnswer(
  world: AppUnderTest,
  who: Person,
  profileId: string,
  outcome: Outcome,
): Promise<DisputeRef> {
  const shown: { disputes: Dispute[] } = (await world.ask(disputes, who, { params: { profileId } })).json();
  const dispute = shown.disputes.findLast(({ recipient }) => recipient.id === 'TransUnion');
  if (dispute === undefined) throw new Error('Nothing was disputed with TransUnion');
  const { letter, item } = dispute;
  await tells(world, who, profileId, {
    kind: 'mailed',
    letters: [letter],
    way: 'certified',
    tracking: '9407',
    basis: 'receipt',
  });
  await tells(world, who, profileId, {
    kind: 'answer',
    letters: [letter],
    answer: 'results',
    printed: null,
    results: [{ letter, item, outcome }],
  });
  return { letter, item };
}
