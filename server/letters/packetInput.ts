/** A complaint packet as `packet.typ` reads it: plain texts in page order. */
import { usDate } from '#credit/findings/formatValue.ts';
import type { ComplaintPacket } from '#credit/letters/next/complaint/packet.ts';
import { longDate, textOf } from './templateInput.ts';

export function packetInput(packet: ComplaintPacket) {
  const { bureau, name, date } = packet;
  return {
    title: `Your complaint about ${bureau} to the CFPB`,
    name,
    dateText: longDate(date),
    footer: `${name}, ${usDate(date)}`,
    note: `This packet helps you file a complaint about ${bureau} with the Consumer Financial Protection Bureau (CFPB). It is based on the letters that were sent and on what came back. It has not been sent to anyone.`,
    filing: packet.filing,
    attestations: packet.attestations,
    happenedNote: 'For the field that asks what happened:',
    whatHappened: packet.whatHappened.map(textOf),
    resolutionNote: 'For the field that asks for a fair resolution:',
    resolution: textOf(packet.resolution),
    facts: packet.facts.map(({ on, sentence }) => [usDate(on), sentence.text]),
    enclosures: packet.enclosures.map(({ title }) => title),
  };
}
