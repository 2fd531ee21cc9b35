import type { ComplaintInput } from '#credit/letters/next/complaint/packet.ts';
import type { ComplaintStep } from '#credit/letters/next/complaint/step.ts';
import { aStep, firstLetters, itemsOf, type StepValues } from '#tests/support/nextSteps.ts';

type ComplaintValues = StepValues &
  Partial<Pick<ComplaintStep, 'asksForNotice' | 'noticeOn' | 'otherAnswers' | 'furtherFacts'>>;

/** One letter about the first letter's item at this place, and what came back. */
export function aComplaintStep(
  place: number,
  {
    asksForNotice = false,
    noticeOn = null,
    otherAnswers = [],
    furtherFacts = [],
    ...values
  }: ComplaintValues = {},
): ComplaintStep {
  const [letter] = firstLetters();
  const item = letter && itemsOf(letter)[place];
  const step = aStep('followUp', item === undefined ? values : { item, ...values });
  return { ...step, subject: step.item.key, asksForNotice, noticeOn, otherAnswers, furtherFacts };
}

/** Two items in one letter: one verified and disputed again without a result, one partly corrected. */
export function aComplaint(values: Partial<ComplaintInput> = {}): ComplaintInput {
  const [letter] = firstLetters();
  const again: StepValues = {
    journey: {
      mailedOn: '2026-11-12',
      way: 'firstClass',
      number: '',
      received: null,
      due: null,
    },
    added: 'I paid this debt in March 2024. The bank’s letter says so, and TransUnion has it.',
  };
  return {
    bureau: 'TransUnion',
    name: 'Devin Sampleton',
    today: '2027-01-08',
    steps: [
      aComplaintStep(0, { reply: { kind: 'verified', words: 'VERIFIED AS ACCURATE' } }),
      aComplaintStep(1, { reply: { kind: 'partlyCorrected' }, added: 'The high credit is still wrong.' }),
      aComplaintStep(
        0,
        letter === undefined ? again : { ...again, letter: { ...letter, date: '2026-11-10' } },
      ),
    ],
    ...values,
  };
}
