import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/account.ts';
import { completeOwnData } from '#contract/clientLink.ts';
import {
  approveOwnLetter,
  askForLetterChange,
  changeOwnLetter,
  ownDisputes,
  type OwnLetter,
  ownLetter,
  recordOwnEvent,
  withdrawOwnStatement,
} from '#contract/clientPage.ts';
import { type DisputeLetter, disputes } from '#contract/disputes.ts';
import { confirmReason } from '#contract/grounds.ts';
import { mailingList } from '#contract/mailingList.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { fullTextOf } from '#credit/letters/fullText.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { forAccount } from '#server/store/wall.ts';
import { noPdfTools, textOf as pdfText } from '#tests/support/pdf.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aBoundClient } from './boundClient.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let agency: Person;
let client: Person;
let profileId: string;
let clientKey: string;
beforeAll(async () => {
  world = await anApp();
  agency = await world.person();
  profileId = await aProfile(world, agency);
  const reportId = await aReport(world, agency, profileId);
  await world.ask(confirmReason, agency, {
    params: { profileId, reportId },
    body: { accountId: 'account-1', reason: { reason: 'notMine' }, confirmed: true },
  });
  await world.ask(generateAutomatic, agency, {
    params: { profileId, reportId, selectedOptions: '1' },
    body: [1],
  });
  ({ client, clientKey } = await aBoundClient(world, agency, profileId));
});
afterAll(() => world.close());

const agencySees = async () => (await world.ask(disputes, agency, { params: { profileId } })).json();
const read = async (letterId: string, glossIn?: 'es'): Promise<OwnLetter> =>
  (
    await world.ask(ownLetter, client, {
      params: { clientKey, letterId },
      ...(glossIn !== undefined && { query: { glossIn } }),
    })
  ).json();
const nothing = { leftOut: [], unsaid: [], words: [] };
const change = (letterId: string, body: object, key?: string) =>
  world.ask(changeOwnLetter, client, {
    params: { clientKey, letterId },
    body: { version: 0, ...nothing, ...body },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const approve = (letterId: string, version: number, signature = 'Devon Sampleton') =>
  world.ask(approveOwnLetter, client, {
    params: { clientKey, letterId },
    body: { version, signature },
  });
const storedOf = async (letterId: string) => {
  const { letters } = await agencySees();
  const { sessionId } = letters.find(({ id }: { id: string }) => id === letterId);
  return forAccount(agency.accountId, async () => {
    const all = await world.services.store.sessions.letters(agency.accountId, sessionId);
    const found = all.find(({ id }) => id === letterId);
    if (found === undefined) throw new Error('No such letter');
    return found;
  });
};
const textOf = (letter: OwnLetter) =>
  letter.blocks.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ');
/** The letters to bureaus, in order. */
const letterIds = async (): Promise<string[]> =>
  (await agencySees()).letters.map(({ id }: { id: string }) => id);
const pdfOf = async (letterId: string): Promise<string> => {
  const { stored } = await storedOf(letterId);
  const { accountId } = agency;
  const place = { accountId, profileId, table: 'letter', column: 'blob', row: letterId } as const;
  return pdfText(await forAccount(accountId, () => world.services.vault.read(place, stored)));
};

describe('a letter that the client changes', () => {
  let letterId: string;
  let first: OwnLetter;
  let answers: unknown[];
  beforeAll(async () => {
    letterId = (await letterIds())[0] ?? '';
    first = await read(letterId);
    await approve(letterId, 0);
    const key = crypto.randomUUID();
    const [said] = first.changeable?.points ?? [];
    const body = {
      leftOut: ['account:account-2', 'account:account-4'],
      unsaid: said?.statements.map(({ id }) => id),
      words: [{ item: 'account:account-3', words: 'I returned the car in 2021.' }],
    };
    answers = [await change(letterId, body, key), await change(letterId, body, key)].map((one) => one.json());
  });

  it('has one new version, even if the same request arrives twice', async () => {
    expect(answers[0]).toEqual({ id: expect.any(String) });
    expect(answers[1]).toEqual(answers[0]);
    expect((await read(letterId)).version).toBe(1);
  });

  it('says what is left, with requests that follow from it, and the client’s own words', async () => {
    const letter = await read(letterId);
    expect(letter.blocks.map(({ heading }) => heading).filter((heading) => heading !== '')).toEqual([
      expect.stringMatching(/^1\. HARBOR BANK VISA/),
      expect.stringMatching(/^2\. PIONEER ACCEPTANCE/),
      expect.stringMatching(/^3\. OLD MAIN DEPT STORE/),
    ]);
    expect(textOf(first)).toContain('This account is not mine.');
    expect(textOf(first)).toContain('Please verify whose account this is');
    expect(textOf(letter)).not.toContain('This account is not mine.');
    expect(textOf(letter)).not.toContain('Please verify whose account this is');
    expect(textOf(letter)).toContain('I add, in my own words: “I returned the car in 2021.”');
    expect(letter.exhibits.map(({ heading }) => heading).join()).not.toContain('SUMMIT RECOVERY');
  });

  it('says in Spanish what each sentence means, with the client’s own words as they are, only if that is asked for', async () => {
    const plain = await read(letterId);
    const spanish = await read(letterId, 'es');
    const sentencesOf = ({ subject, blocks }: OwnLetter) => [
      subject,
      ...blocks.flatMap(({ sentences }) => sentences),
    ];
    expect(sentencesOf(plain).some(({ gloss }) => gloss !== undefined)).toBe(false);
    expect(sentencesOf(spanish).map(({ text }) => text)).toEqual(sentencesOf(plain).map(({ text }) => text));
    const unexplained = sentencesOf(spanish).filter(({ gloss = '' }) => gloss === '');
    expect(unexplained).toEqual([]);
    expect(sentencesOf(spanish).map(({ gloss }) => gloss)).toContain(
      'Agrego, en mis propias palabras: “I returned the car in 2021.”',
    );
  });

  it('waits for the client’s approval of the new text, under a hash of its own', async () => {
    const { letters, approvals, timeline } = await agencySees();
    expect(letters[0].state).toBe('drafted');
    expect(approvals).toEqual([]);
    expect((await approve(letterId, 0, 'Devon S.')).json().code).toBe('changedMeanwhile');
    expect((await approve(letterId, 1)).statusCode).toBe(200);
    const hashes = (await agencySees()).timeline.flatMap(
      ({ event }: { event: { hash?: string } }) => event.hash ?? [],
    );
    expect(hashes).toHaveLength(2);
    expect(new Set(hashes).size).toBe(2);
    expect(timeline[0]).toMatchObject({ byClient: true, event: { kind: 'edited', version: 1 } });
  });

  it('shows the agency what changed, and keeps the earlier text', async () => {
    const { changes, disputes: items } = await agencySees();
    expect(changes).toHaveLength(1);
    const [{ letter, on, differences }] = changes;
    expect([letter, on]).toEqual([letterId, '2026-11-21']);
    const left = differences.filter(({ isLeftOut }: { isLeftOut: boolean }) => isLeftOut);
    expect(left.map(({ heading }: { heading: string }) => heading)).toEqual([
      'SUMMIT RECOVERY ··2091',
      'REDLINE PORTFOLIO ··1840',
    ]);
    expect(JSON.stringify(differences)).toContain('This account is not mine.');
    expect(items.filter(({ letter: of }: { letter: string }) => of === letterId)).toHaveLength(3);
    const codes = (await world.ask(notifications, agency))
      .json()
      .results.map(({ code }: { code: string }) => code);
    expect(codes).toContain('clientChangedLetter');
    const { items: stored } = await storedOf(letterId);
    const { earlier } = stored as Letter;
    expect(fullTextOf(earlier?.[0]?.letter ?? (stored as Letter))).toContain('SUMMIT RECOVERY');
    // The client’s own page masks the numbers of what they changed, too.
    expect(JSON.stringify((await read(letterId)).changes)).toContain('SUMMIT RECOVERY ··2091');
  });

  it.skipIf(noPdfTools)('is printed with the signature only while it is approved', async () => {
    const line = 'Signed electronically by Devon Sampleton on November 21, 2026';
    expect(await pdfOf(letterId)).toContain(line);
    expect((await read(letterId)).signed).toEqual({ name: 'Devon Sampleton', on: '2026-11-21' });
    const signed = await storedOf(letterId);
    await world.ask(askForLetterChange, client, { params: { clientKey, letterId }, body: { note: 'No.' } });
    expect(await pdfOf(letterId)).not.toContain('Signed electronically');
    const { pages } = await storedOf(letterId);
    expect(pages).toBe(signed.pages);
    expect(await pdfOf((await letterIds())[1] ?? '')).not.toContain('Signed electronically');
  });

  it('uses no generation', async () => {
    const { used } = await forAccount(agency.accountId, () =>
      world.services.store.ledger.summary(agency.accountId),
    );
    expect(used).toBe(1);
  });
});

describe('a change', () => {
  it('that leaves nothing, names what is not in the letter, or is of an older version is refused', async () => {
    const id = (await letterIds())[1] ?? '';
    const points = (await read(id)).changeable?.points ?? [];
    const all = points.map(({ item }) => item);
    expect((await change(id, { leftOut: all })).json().code).toBe('nothingToDispute');
    expect((await change(id, { leftOut: ['account:account-999'] })).json().code).toBe('notFound');
    expect((await change(id, { version: 1 })).json().code).toBe('changedMeanwhile');
    expect((await read(id)).version).toBe(0);
  });

  it.skipIf(noPdfTools)('puts the present address on the letter, which is outdated until then', async () => {
    const id = (await letterIds())[1] ?? '';
    const isOutdated = async () => {
      const own = await world.ask(ownDisputes, client, { params: { clientKey } });
      return [await agencySees(), own.json()].map(
        ({ letters }: { letters: readonly DisputeLetter[] }) =>
          letters.find((letter) => letter.id === id)?.isOutdated === true,
      );
    };
    expect(await isOutdated()).toEqual([false, false]);
    const { profileName: _name, ...information } = aProfileInput({ streetAddress: '9 New Road' });
    const moved = await world.ask(completeOwnData, client, { params: { clientKey }, body: information });
    expect(moved.statusCode).toBe(200);
    expect(await isOutdated()).toEqual([true, true]);
    const { changeable } = await read(id);
    expect(changeable?.isSenderOutdated).toBe(true);
    expect((await change(id, {})).statusCode).toBe(200);
    expect(await pdfOf(id)).toContain('9 New Road');
    expect((await read(id)).changeable?.isSenderOutdated).toBe(false);
    expect(await isOutdated()).toEqual([false, false]);
  });

  it.skipIf(noPdfTools)('has its own sender in the list for certified mail', async () => {
    const [{ sessionId }] = (await agencySees()).letters;
    const list = await world.ask(mailingList, agency, { params: { profileId, sessionId } });
    const text = pdfText(list.rawPayload).replaceAll(/\s+/g, ' ');
    expect(text).toMatch(/12: Devin Sampleton 410 Maple Ridge Rd .* Letter 2: Devin Sampleton 9 New Road /);
  });

  it('leaves out what the client withdrew', async () => {
    const [, , id = ''] = await letterIds();
    const [said] = (await read(id)).changeable?.points[0]?.statements ?? [];
    expect(said).toMatchObject({ text: 'This account is not mine.', gloss: 'Esta cuenta no es mía.' });
    const statementId = said?.id ?? '';
    await world.ask(withdrawOwnStatement, client, { params: { clientKey, statementId } });
    expect((await approve(id, 0)).json().code).toBe('changedMeanwhile');
    expect((await change(id, {})).statusCode).toBe(200);
    expect(textOf(await read(id))).not.toContain('This account is not mine.');
    expect((await approve(id, 1)).statusCode).toBe(200);
  });

  it('is refused once the letter is mailed, and its pages stay', async () => {
    const [, , id = ''] = await letterIds();
    const event = { kind: 'mailed', on: '2026-11-21', letters: [id], way: 'firstClass', basis: 'client' };
    await world.ask(recordOwnEvent, client, { params: { clientKey }, body: { event } });
    expect((await read(id)).changeable).toBeNull();
    const before = await storedOf(id);
    expect((await change(id, { version: 1 })).json().code).toBe('changedMeanwhile');
    expect(await storedOf(id)).toEqual(before);
  });
});
