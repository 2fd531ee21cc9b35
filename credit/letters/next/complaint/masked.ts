/** The packet on the client's own page, where everything else is masked too: a wrong person may have opened the link. */
import { maskIn } from '../../maskedLetter.ts';
import type { Sentence } from '../../letter.ts';
import { withText } from '../../sentence.ts';
import { type ComplaintInput, complaintPacket, type ComplaintPacket } from './packet.ts';

const writeOut =
  'This packet hides parts of numbers and of dates of birth behind asterisks. Where the form needs one, write it out yourself.';

/** The packet with SSNs, dates of birth, and account numbers masked as in its letters, and what the client does about that. */
export function maskedPacket(input: ComplaintInput): ComplaintPacket {
  const packet = complaintPacket(input);
  const masks = [...new Set(input.steps.map(({ letter }) => letter))].map(maskIn);
  const mask = (clear: string): string => masks.reduce((text, each) => each(text), clear);
  const sentence = (clear: Sentence): Sentence => ({ ...withText(clear, mask), evidence: [] });
  const masked = {
    ...packet,
    facts: packet.facts.map((fact) => ({ ...fact, sentence: sentence(fact.sentence) })),
    whatHappened: packet.whatHappened.map((told) => told.map(sentence)),
    enclosures: packet.enclosures.map((one) => ({ ...one, title: mask(one.title) })),
  };
  const [read = '', ...steps] = packet.filing;
  return hidesSomething(packet, masked) ? { ...masked, filing: [read, writeOut, ...steps] } : masked;
}

const textsOf = ({ facts, whatHappened, enclosures }: ComplaintPacket): readonly string[] => [
  ...[...facts.map((fact) => fact.sentence), ...whatHappened.flat()].map(({ text }) => text),
  ...enclosures.map(({ title }) => title),
];

function hidesSomething(clear: ComplaintPacket, masked: ComplaintPacket): boolean {
  const shown = textsOf(masked);
  return textsOf(clear).some((text, place) => text !== shown[place]);
}
