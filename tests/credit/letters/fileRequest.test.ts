import { expect, it } from 'vitest';
import { itemNameParts } from '#vocabulary/itemName.ts';
import { type FileGround, planFileRequests } from '#credit/letters/fileRequest.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { fileProtections } from '#vocabulary/fileProtection.ts';

const today = '2026-11-21';
const notice: FileGround = { reason: 'adverseAction', from: 'FIRST\nBANK', receivedOn: '2026-11-02' };
const letters = (ground: FileGround) =>
  planFileRequests({ profile: aConsumer(), bureaus: ['Equifax', 'Experian'], ground, today });
const sentences = (ground: FileGround) =>
  (letters(ground)[0]?.blocks ?? []).flatMap((block) =>
    block.kind === 'paragraph' ? block.sentences : block.item.asks,
  );
const texts = (ground: FileGround) => sentences(ground).map(({ text }) => text);

it('asks each bureau once, identifies the client, and leaves the signature to them', () => {
  const [equifax, experian] = letters(notice);
  expect([equifax?.destination.id, experian?.destination.id]).toEqual(['Equifax', 'Experian']);
  expect(equifax).toMatchObject({ purpose: 'fileRequest', isClientsToSign: true, date: today });
  expect(equifax?.identification.map(({ label }) => label)).toContain('Date of birth');
});

it('says of a notice only what the client said, in the words of the law', () => {
  expect(texts(notice)).toEqual([
    'On 11/02/2026, I received a notice of adverse action from FIRST BANK, based in whole or in part on a report from you.',
    'Please make the disclosure below without charge, as 15 U.S.C. § 1681j(b) provides for a request made not later than 60 days after receipt of such a notice.',
    'Please disclose to me, clearly and accurately, all information in my file at the time of this request, the sources of that information, and who obtained a report about me, as 15 U.S.C. § 1681g(a) requires.',
    'In what you send me, please leave out the first five digits of my Social Security number (15 U.S.C. § 1681g(a)(1)(A)).',
    'If you need anything more to identify me (15 U.S.C. § 1681h(a)(1)), please write to me at my address above.',
    'This letter asks only for that disclosure. It is not a dispute.',
  ]);
  expect(sentences(notice)[0]?.evidence.map(({ field, value }) => [field, value])).toEqual([
    ['receivedOn', '11/02/2026'],
    ['clientWords', 'FIRST BANK'],
  ]);
});

it.each([
  [
    'unemployed',
    'I certify that I am unemployed and intend to apply for employment in the 60-day period beginning on the date of this letter.',
  ],
  ['publicAssistance', 'I certify that I am a recipient of public welfare assistance.'],
  [
    'fraud',
    'I certify that I have reason to believe that my file with you contains inaccurate information due to fraud.',
  ],
] as const)('certifies %s, and nothing else', (reason, certified) => {
  const [first, second] = sentences({ reason });
  expect(first?.text).toBe(certified);
  expect(first?.evidence).toMatchObject([{ field: 'statedOn', value: '11/21/2026' }]);
  expect(second?.text).toContain('§ 1681j(c) provides once during any 12-month period');
});

it('means every sentence in Spanish, too', () => {
  for (const ground of [
    notice,
    { reason: 'fraud' } as const,
    ...fileProtections.map((reason) => ({ reason })),
  ])
    expect(sentences(ground).every(({ gloss = '' }) => gloss !== '')).toBe(true);
});

it('asks to place a security freeze in the times of the law, at the address for freezes', () => {
  const [equifax] = letters({ reason: 'freeze' });
  expect(equifax).toMatchObject({ id: 'equifax-freeze-1', purpose: 'freeze', isClientsToSign: true });
  expect(equifax?.destination).toMatchObject({
    id: 'Equifax',
    lines: ['P.O. Box 105788', 'Atlanta, GA 30348'],
  });
  expect(texts({ reason: 'freeze' })).toEqual([
    'I request a security freeze on my credit file.',
    'Please place it free of charge, not later than 3 business days after receiving this request by mail, as 15 U.S.C. § 1681c-1(i)(2)(A) requires.',
    'Not later than 5 business days after that, please send me confirmation and inform me how I can remove it, as 15 U.S.C. § 1681c-1(i)(2)(B) requires.',
    'If you need anything more to identify me, please write to me at my address above.',
    'This letter asks only for the security freeze. It is not a dispute.',
  ]);
});

it('asks to remove a freeze, and for a confirmation that the law does not promise', () => {
  expect(letters({ reason: 'freezeLift' })[1]?.destination.lines).toEqual([
    'P.O. Box 9554',
    'Allen, TX 75013',
  ]);
  expect(texts({ reason: 'freezeLift' }).slice(0, 3)).toEqual([
    'I request the removal of the security freeze on my credit file.',
    'Please remove it free of charge, not later than 3 business days after receiving this request by mail, as 15 U.S.C. § 1681c-1(i)(3)(C) requires.',
    'Please confirm to me in writing that it is removed.',
  ]);
});

it('asserts a suspicion of fraud only for an alert, in the words of the law', () => {
  const suspicion =
    'I suspect in good faith that I have been or am about to become a victim of fraud or a related crime, including identity theft.';
  const [first] = sentences({ reason: 'fraudAlert' });
  expect(first).toMatchObject({
    text: suspicion,
    evidence: [{ field: 'statedOn', value: '11/21/2026', at: '/ground/reason' }],
  });
  expect(letters({ reason: 'fraudAlert' })[0]?.destination.lines).toContain('P.O. Box 740256');
  for (const reason of ['freeze', 'freezeLift'] as const)
    expect(texts({ reason }).join(' ')).not.toMatch(/suspect|fraud/i);
});

it('has the client’s word or a law for what it says, of whatever it asks', () => {
  for (const reason of fileProtections) {
    const [opening, ...others] = sentences({ reason });
    expect(opening?.evidence).toHaveLength(1);
    expect(others.filter(({ text }) => text.includes('§')).length).toBeGreaterThan(0);
  }
});

it('is about an item that lists name in the language of the page', () => {
  expect(itemNameParts('My credit file', 'es').translated).toBe('Mi expediente de crédito');
});
