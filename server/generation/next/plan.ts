import type { Dispute } from '#contract/disputes.ts';
import type { ChosenStep, LeftOutStep, Omission, StepOffer } from '#contract/nextSteps.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import type { NextStep } from '#credit/letters/next/step.ts';
import { isSameRecipient } from '#credit/letters/recipients.ts';
import { isSame } from '#disputes/sameDispute.ts';
import type { Services } from '#server/services.ts';
import type { Step } from '#server/store/store.ts';
import { type Client, openClient } from './client.ts';
import { correctingOnce } from './correctingOnce.ts';
import type { StepEnclosures } from './enclosures.ts';
import { offered, type OfClient } from './offered.ts';
import { stepOf, type PlannedStep } from './step.ts';

/** Which next letters are requested. */
export interface NextPlan extends OfClient {
  readonly steps: readonly ChosenStep[];
}

/** A planned letter, and the report by which its items have their keys. */
export interface PlannedNext {
  readonly letter: Letter;
  readonly reportId: string;
  /** Of the steps that it was planned from, by their places. */
  readonly enclosures: readonly StepEnclosures[];
}

export interface PlannedNextLetters {
  /** Civil date. */
  readonly today: string;
  /** Empty if every step is left out. */
  readonly letters: readonly PlannedNext[];
  /** The steps that they are about. */
  readonly written: readonly ChosenStep[];
  readonly leftOut: readonly LeftOutStep[];
}

const isChoiceOf = (chosen: ChosenStep) => (offer: StepOffer) =>
  offer.purpose === chosen.purpose && isSame(offer, chosen);

/** Whether all steps are offered. Another window may have written their letters in the meantime. */
export async function areOffered(step: Step, plan: NextPlan, today: string): Promise<boolean> {
  const { offers } = await offered(step, plan, today);
  return plan.steps.every((chosen) => offers.some(isChoiceOf(chosen)));
}

/**
 * The letters of the chosen steps before typesetting. What is not offered now, or for which something is missing, is left out with its
 * reason; the rest continues. Throws `notFound`.
 */
export async function planNext(services: Services, plan: NextPlan): Promise<PlannedNextLetters> {
  const { client, offers } = await openClient(services, plan);
  const { standing, today } = client;
  const planned: PlannedStep[] = [];
  const written: ChosenStep[] = [];
  const leftOut: LeftOutStep[] = [];
  for (const chosen of plan.steps) {
    const offer = offers.find(isChoiceOf(chosen));
    const result = offer === undefined ? 'notOffered' : await stepOf(client, offer, chosen);
    const named = offer ?? standing.disputes.find((each) => isSame(each, chosen));
    if (typeof result === 'string') leftOut.push(leftOutStep(chosen, result, named));
    else if (planned.some(({ step }) => isDoubled(step, result.step)))
      leftOut.push(leftOutStep(chosen, 'inAnotherLetter', named));
    else {
      planned.push(result);
      written.push(chosen);
    }
  }
  return { today, letters: lettersOf(correctingOnce(planned), client), written, leftOut };
}

/** A company gets one letter about an account, however many bureaus verified it. */
const isDoubled = (one: NextStep, other: NextStep): boolean =>
  one.purpose === other.purpose && isSameRecipient(one.to, other.to) && one.item.key === other.item.key;

/** A letter that asks for something is no dispute, so that only the offer to correct it names it. */
const leftOutStep = (
  { letter, item, purpose }: ChosenStep,
  why: Omission,
  named: Pick<Dispute, 'heading' | 'recipient'> | undefined,
): LeftOutStep => ({
  letter,
  item,
  purpose,
  heading: named?.heading ?? '',
  recipient: named?.recipient.name ?? '',
  why,
});

/** Items have their keys by report, so one letter never has items of two. */
function lettersOf(planned: readonly PlannedStep[], { profile, today }: Client): readonly PlannedNext[] {
  const byReport = [...Map.groupBy(planned, ({ reportId }) => reportId)];
  return byReport.flatMap(([reportId, group], place) =>
    planNextLetters({ steps: group.map(({ step }) => step), profile, today }).map((letter) => ({
      letter: place === 0 ? letter : { ...letter, id: `${letter.id}-${String(place + 1)}` },
      reportId,
      enclosures: group.map(({ enclosures }) => enclosures),
    })),
  );
}
