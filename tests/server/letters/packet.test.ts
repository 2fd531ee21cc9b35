/** The packet for a complaint as the file that the client gets. */
import { describe, expect, it } from 'vitest';
import { complaintPacket } from '#credit/letters/next/complaint/packet.ts';
import { createCompiler } from '#server/letters/compile.ts';
import { packetInput } from '#server/letters/packetInput.ts';
import { createTypesetter } from '#server/letters/typesetter.ts';
import { aComplaint } from '#tests/support/aComplaint.ts';
import { checkPdf, fontsOf, noPdfTools, textOf } from '#tests/support/pdf.ts';

const squashed = (text: string): string => text.replace(/\s+/g, '');

describe.skipIf(noPdfTools)('a complaint packet', () => {
  it('is a valid, tagged PDF with every sentence of the packet', () => {
    const packet = complaintPacket(aComplaint());
    const pdf = createCompiler().compilePacket(packet);
    checkPdf(pdf);
    expect(fontsOf(pdf).toSorted()).toEqual(['NotoSans-Regular yes', 'NotoSans-SemiBold yes']);
    const text = squashed(textOf(pdf));
    const { title, name, note, filing, attestations, whatHappened, resolution, facts, enclosures } =
      packetInput(packet);
    const texts = [
      title,
      name,
      note,
      ...filing,
      ...attestations,
      ...whatHappened,
      resolution,
      ...facts.flat(),
      ...enclosures,
    ];
    expect(texts.filter((each) => !text.includes(squashed(each)))).toEqual([]);
  });
});

it('comes from the typesetter as the same bytes', async () => {
  const typesetter = createTypesetter();
  const packet = complaintPacket(aComplaint());
  try {
    const pdf = await typesetter.typesetPacket(packet);
    expect(Buffer.compare(pdf, createCompiler().compilePacket(packet))).toBe(0);
  } finally {
    await typesetter.close();
  }
});
