/**
 * The packet for a complaint to the CFPB about a bureau: what happened, in order, with its proof, and words for the form in the
 * client's voice. The client reads, changes, attests, and files it; nobody files it for them.
 */
import type { IsoDate } from '../../../report/model.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Sentence } from '../../letter.ts';
import { en, es, same, say } from '../../sentence.ts';
import { type Attachment, attachmentsOf } from './attachments.ts';
import { type ComplaintFact, factsOf, onlyOnce } from './facts.ts';
import type { ComplaintStep, Entry } from './step.ts';
import { toldOf } from './story.ts';

export interface ComplaintInput {
  readonly bureau: Bureau;
  /** The client's full name. */
  readonly name: string;
  /** All rounds of all items, in the order in which their letters left; the newest of an item last. */
  readonly steps: readonly ComplaintStep[];
  readonly today: IsoDate;
}

export interface ComplaintPacket {
  readonly bureau: Bureau;
  readonly name: string;
  readonly date: IsoDate;
  readonly facts: readonly ComplaintFact[];
  /** For the form's field "What happened?", a paragraph each. */
  readonly whatHappened: readonly (readonly Sentence[])[];
  /** For the form's field about a fair resolution. */
  readonly resolution: readonly Sentence[];
  /** What the form has the client attest; they decide whether it is true. */
  readonly attestations: readonly string[];
  /** How to file, step by step. */
  readonly filing: readonly string[];
  readonly enclosures: readonly Attachment[];
}

/** The reader of the packet is not the bureau, so the bureau is called by its name. */
const reader = { id: 'cfpb' } as const;

/** The packet. Throws without a step, or if a step's letter went to someone other than the bureau. */
export function complaintPacket({ bureau, name, steps, today }: ComplaintInput): ComplaintPacket {
  if (steps.length === 0 || steps.some(({ letter }) => letter.destination.id !== bureau))
    throw new Error('A complaint is about letters to one bureau.');
  const entries = steps.map((step, place): Entry => ({
    step: { ...step, to: reader, statedOn: {}, validationEnds: null, saidBefore: [], entries: {} },
    place,
  }));
  const letters = [
    ...Map.groupBy(entries, ({ step: { letter, journey } }) =>
      JSON.stringify([letter.id, letter.date, journey]),
    ).values(),
  ];
  const items = [...Map.groupBy(entries, ({ step }) => step.subject).values()];
  return {
    bureau,
    name,
    date: today,
    facts: onlyOnce(
      letters.flatMap(([first, ...more]) =>
        first === undefined ? [] : factsOf([first, ...more], entries, today),
      ),
    ).toSorted((one, other) => one.on.localeCompare(other.on)),
    whatHappened: items.map((rounds) => toldOf(rounds, today)),
    resolution: resolutionOf(bureau),
    attestations: [
      'What I write here is true to the best of my knowledge and belief.',
      `I disputed this information with ${bureau} more than 45 days ago, or that dispute is no longer pending.`,
    ],
    filing: [
      'Read every sentence below. Change or remove what is not so, and add what is missing. These are your words.',
      'Go to www.consumerfinance.gov/complaint and start a complaint about credit reporting. Filing is free.',
      `Choose ${bureau} as the company.`,
      'Copy the texts below into the form, and attach copies of the documents on the list. Cover your Social Security number on them.',
      'The form asks you to confirm the two statements below. Confirm them only if they are true for you.',
      'Submit the complaint yourself. Neither Redress nor an agency files it for you. Keep the complaint number that you receive.',
    ],
    enclosures: attachmentsOf(entries, bureau),
  };
}

function resolutionOf(bureau: Bureau): readonly Sentence[] {
  const name = same(bureau);
  return [
    say(
      en`I ask ${name} to reinvestigate what I describe, to correct what is wrong, to delete what cannot be verified, and to send me the results in writing.`,
      es`Pido a ${name} que reinvestigue lo que describo, que corrija lo que esté mal, que elimine lo que no se pueda verificar y que me envíe los resultados por escrito.`,
    ),
  ];
}
