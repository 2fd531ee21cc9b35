import { describe, expect, it } from 'vitest';
import { complaintPacket, type ComplaintInput } from '#credit/letters/next/complaint.ts';
import { usDate } from '#credit/findings/formatValue.ts';
import { valueAt } from '#tests/credit/report/samples.ts';
import { aComplaint, aComplaintStep } from '#tests/support/aComplaint.ts';
import { firstLetters, itemsOf } from '#tests/support/nextSteps.ts';

const textsOf = (input: ComplaintInput): readonly string[] => {
  const { facts, whatHappened, resolution } = complaintPacket(input);
  return [
    ...facts.map(({ on, sentence }) => `${on} ${sentence.text}`),
    ...whatHappened.map((paragraph) => paragraph.map(({ text }) => text).join(' ')),
    ...resolution.map(({ text }) => text),
  ];
};

it('tells what happened in order of time, and each item’s story in the client’s voice', async () => {
  const titles = complaintPacket(aComplaint()).enclosures.map(({ title }) => `* ${title}`);
  const text = [...textsOf(aComplaint()), ...titles, ''].join('\n');
  await expect(text).toMatchFileSnapshot('wordForWord/complaint.txt');
});

it('has every value in its steps, or in the earlier letter', () => {
  const input = aComplaint();
  const { facts, whatHappened, resolution } = complaintPacket(input);
  const sentences = [...facts.map(({ sentence }) => sentence), ...whatHappened.flat(), ...resolution];
  const earlier = firstLetters()
    .flatMap(itemsOf)
    .flatMap(({ heading, grounds }) => [heading, ...grounds])
    .flatMap(({ evidence }) => evidence.map(({ at }) => at));
  const wrong = sentences
    .flatMap(({ evidence }) => evidence)
    .filter(({ at, value }) => {
      if (!at.startsWith('/steps/')) return !earlier.includes(at);
      const raw = String(valueAt(input, at));
      return value !== raw && value !== (/^\d{4}-/.test(raw) ? usDate(raw) : null);
    });
  expect(wrong).toEqual([]);
  const unproven = sentences.flatMap(({ text, evidence }) =>
    [...text.replace(/^My letter said: .*/s, '').matchAll(/\b\d\d\/\d\d\/\d{4}\b|“[^”]+”/g)].flatMap(
      ([quoted]) => (evidence.some(({ value }) => quoted.includes(value)) ? [] : [`${quoted} in: ${text}`]),
    ),
  );
  expect(unproven).toEqual([]);
});

describe('no day that is only assumed', () => {
  it('is told, and no deadline that counts from one', () => {
    const steps = [aComplaintStep(0, { journey: { received: null, due: null } })];
    const texts = textsOf(aComplaint({ steps })).join(' ');
    expect(texts).toContain('I have not received a result.');
    expect(texts).not.toMatch(/delivered|ended on|10\/08\/2026|11\/07\/2026/);
  });
});

it('claims no violation and no intent, and threatens nobody', () => {
  expect(
    textsOf(aComplaint()).filter((text) =>
      /violat|willful|illegal|unlawful|\bmust\b|fail|\bsue\b|lawsuit|penalt/i.test(text),
    ),
  ).toEqual([]);
});

it('says that the client confirms and files it themselves', () => {
  const { attestations, filing } = complaintPacket(aComplaint());
  expect(attestations).toEqual([
    'What I write here is true to the best of my knowledge and belief.',
    'I disputed this information with TransUnion more than 45 days ago, or that dispute is no longer pending.',
  ]);
  expect(filing.join(' ')).toContain('www.consumerfinance.gov/complaint');
  expect(filing.join(' ')).toContain('Neither Redress nor an agency files it for you.');
});

it('is about letters to one bureau', () => {
  expect(() => complaintPacket(aComplaint({ bureau: 'Equifax' }))).toThrow('one bureau');
  expect(() => complaintPacket(aComplaint({ steps: [] }))).toThrow('one bureau');
});

it('lists two letters of one day separately, each by what it is about', () => {
  const [first] = firstLetters();
  if (first === undefined) throw new Error('The sample calls for no letter.');
  const steps = [
    aComplaintStep(0, { reply: { kind: 'verified' } }),
    aComplaintStep(1, { letter: { ...first, id: `${first.id}-other` } }),
  ];
  expect(complaintPacket(aComplaint({ steps })).enclosures.map(({ title }) => title)).toEqual([
    'My letter dated 10/01/2026 about HARBOR BANK VISA, account 440066120987****',
    'Proof of mailing for my letter dated 10/01/2026 about HARBOR BANK VISA, account 440066120987****',
    'TransUnion’s response dated 11/02/2026',
    'My supporting documents',
    'My letter dated 10/01/2026 about SUMMIT RECOVERY, account SR8812091',
    'Proof of mailing for my letter dated 10/01/2026 about SUMMIT RECOVERY, account SR8812091',
  ]);
});
