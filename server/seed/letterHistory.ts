import type { DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import type { Bureau } from '#contract/shapes.ts';
import { clientDisputes } from '#server/disputes/clientDisputes.ts';
import { noDenials } from '#server/disputes/denials.ts';
import { recordDisputeEvent } from '#server/disputes/record.ts';
import type { Services } from '#server/services.ts';
import { newId } from '#server/store/ids.ts';
import type { Member } from '#server/store/users.ts';
import { civilDateIn, todayIn } from '#server/today.ts';
import { daysBefore } from './seedHistory.ts';

/** What someone records about the letters of the demo's clients. */
export type LetterStep =
  /** All letters, or those to these bureaus. */
  | {
      readonly does: 'mailed';
      readonly daysAgo: number;
      readonly way: 'firstClass' | 'certified';
      readonly to?: readonly Bureau[];
    }
  | { readonly does: 'delivered'; readonly daysAgo: number }
  | {
      readonly does: 'answer';
      readonly daysAgo: number;
      readonly from: Bureau;
      /** For the items in turn. */
      readonly outcomes: readonly Outcome[];
    };

/** Days from the date on an answer to the day it arrives. */
const mailTime = 4;

/** Records a step as the product does; the services' clock says on which day. Does nothing if there is no such letter. */
export async function recordLetterStep(
  services: Services,
  { account, user }: Member,
  profileId: string,
  step: LetterStep,
): Promise<void> {
  const { store, clock } = services;
  const on = todayIn(account.timeZone, clock);
  const { letters, disputes } = await clientDisputes(
    store,
    {
      accountId: account.id,
      profileId,
      timeZone: account.timeZone,
      today: on,
    },
    noDenials,
  );
  const bureaus: readonly string[] | undefined = step.does === 'answer' ? [step.from] : toOf(step);
  const named = letters
    .filter(({ recipient }) => bureaus === undefined || bureaus.includes(recipient.id))
    .map(({ id }) => id);
  if (named.length === 0) return;
  const event = eventOf();
  await recordDisputeEvent(services, {
    session: {
      accountId: account.id,
      userId: user.id,
      isImpersonating: false,
      timeZone: account.timeZone,
    },
    profileId,
    event,
    claim: { key: `seed:${newId()}`, requestHash: 'seed', expiresAt: daysBefore(clock.now(), -1) },
  });

  function eventOf(): DisputeEvent {
    switch (step.does) {
      case 'mailed': {
        const { way } = step;
        const basis = way === 'certified' ? 'receipt' : 'client';
        return { kind: 'mailed', on, letters: named, way, tracking: '', basis, files: [] };
      }
      case 'delivered':
        return { kind: 'delivered', on, letters: named, basis: 'scan', files: [] };
      case 'answer':
      default: {
        const items = disputes.filter(({ letter }) => named.includes(letter));
        const { outcomes } = step;
        const results = items.map(({ letter, item }, index) => ({
          letter,
          item,
          outcome: outcomes[index % outcomes.length] ?? 'verified',
        }));
        const printed = civilDateIn(account.timeZone, daysBefore(clock.now(), mailTime).toISOString());
        const about = { letters: named, answer: 'results' as const, results };
        return { kind: 'answer', on, printed, ...about, words: '', note: '', files: [] };
      }
    }
  }
}

const toOf = (step: LetterStep): readonly Bureau[] | undefined => ('to' in step ? step.to : undefined);
