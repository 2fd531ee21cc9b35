import { beforeAll, expect, it } from 'vitest';
import { disputes } from '#contract/disputes.ts';
import { type OfferedPurpose, previewNextLetters, writeNextLetters } from '#contract/nextSteps.ts';
import { myInformation } from '#contract/account.ts';
import { summarizeLetters } from '#contract/letterSummary.ts';
import { generateManual } from '#contract/repair.ts';
import { noPdfTools, textOf } from '#tests/support/pdf.ts';
import { unzip } from '#tests/support/zip.ts';
import type { Story, StoryClient } from './story.ts';

/** What can be done after an answer, or without one. */
export function nextSteps(story: Story, cast: { readonly cleo: StoryClient }): void {
  let cleo: StoryClient;
  beforeAll(async () => {
    ({ cleo } = cast);
    await cleo.mails(story.day(2), 'TransUnion');
    await cleo.receives(story.day(5), 'TransUnion');
    await cleo.mails(story.day(2), 'Experian');
    await cleo.receives(story.day(5), 'Experian');
    await cleo.mails(story.day(2), 'Equifax', 'firstClass');
  });
  const day = (number: number) => story.day(number);
  const offers = async () => (await story.caller.perform(disputes, { params: cleo.params })).offers;
  const offered = async (recipient: string) =>
    (await offers()).filter(({ recipient: { id } }) => id === recipient).map(({ purpose }) => purpose);
  const chosen = async (purpose: OfferedPurpose, recipient: string, added = '') =>
    (await offers())
      .filter((offer) => offer.purpose === purpose && offer.recipient.id === recipient)
      .map(({ letter, item }) => ({ letter, item, purpose, added }));
  const writes = async (purpose: OfferedPurpose, recipient: string, added = '') =>
    story.caller.perform(writeNextLetters, {
      params: cleo.params,
      body: { steps: await chosen(purpose, recipient, added) },
    });
  const textsOf = async (sessionId: string) =>
    (await unzip(await story.caller.file(`/attack/session/download/${sessionId}`))).map(({ bytes }) =>
      textOf(bytes).replaceAll(/\s+/g, ' '),
    );

  it('J19 offers what is lawful and useful now, each with its reason', async () => {
    expect(await offered('TransUnion')).toEqual(['followUp']);
    await cleo.answers(day(40), 'TransUnion', 'verified');
    expect(await offered('TransUnion')).toEqual([
      'procedure',
      'newInformation',
      'statement',
      'creditorDirect',
    ]);
    expect((await offers()).map(({ reason }) => reason)).toEqual(
      expect.arrayContaining(['verified', 'timeOver']),
    );
    await cleo.answers(day(41), 'TransUnion', 'deleted');
    expect(await offered('TransUnion')).toEqual(['deletionNotice']);
    expect(await offered('Equifax')).toEqual(['followUp']);
    const page = await story.opens(`/disputes/${cleo.params.profileId}`);
    await page
      .getByRole('button', { name: /^Write ?: / })
      .first()
      .waitFor();
    await page.close();
  });

  it.skipIf(noPdfTools)(
    'J20 cites the earlier letter with its date and proof, encloses it, and says nothing that is only assumed',
    async () => {
      const left = async () => (await story.caller.perform(myInformation)).generationsLeft.value;
      const before = await left();
      const [proven = ''] = await textsOf((await writes('followUp', 'Experian')).sessionId);
      expect(await left()).toBe(before - 1);
      expect(proven).toContain('9407111898765432101234');
      const [assumed = ''] = await textsOf((await writes('followUp', 'Equifax')).sessionId);
      const printed = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
      const { clock } = await firstLetter('Experian');
      expect(proven).toContain(printed(day(2)));
      expect(proven).toContain(printed(day(5)));
      expect(assumed).toContain(printed(day(2)));
      expect(assumed).not.toContain(printed(day(7)));
      expect(clock?.received).toBe(day(5));
      expect([proven, assumed].filter((text) => /enclos/i.test(text))).toHaveLength(2);
    },
  );
  const firstLetter = async (recipient: string) => {
    const { letters } = await cleo.shown();
    const found = letters.find(({ recipient: { id } }) => id === recipient);
    if (found === undefined) throw new Error(`There is no letter to ${recipient}.`);
    return found;
  };

  it('J21 leaves out what was decided while nothing is new, says why, and writes the rest', async () => {
    await cleo.answers(day(50), 'Equifax', 'verified');
    const selection = (...accounts: readonly number[]) => ({
      selectedAccounts: accounts.map((each) => `account-${each}`),
      destinations: ['Equifax' as const],
    });
    const about = { ...cleo.params, reportId: cleo.reportId };
    const selected = (...accounts: readonly number[]) => ({ ...about, ...selection(...accounts) });
    const choice = { kind: 'manual' as const, ...selection(1, 6) };
    const { leftOut } = await story.caller.perform(summarizeLetters, { body: { ...about, choice } });
    expect(leftOut).toMatchObject([
      { key: 'account:account-1', decided: { as: 'verified', on: day(50) }, why: 'onlyTimePassed' },
    ]);
    const generations = async () => (await story.caller.perform(myInformation)).generationsLeft.value;
    const before = await generations();
    await expect(story.caller.perform(generateManual, { body: selected(1) })).rejects.toThrow(
      'alreadyDecided',
    );
    expect(await generations()).toBe(before);
    const { sessionId } = await story.caller.perform(generateManual, { body: selected(1, 6) });
    const written = (await cleo.shown()).letters.filter((letter) => letter.sessionId === sessionId);
    expect(written.map(({ items, recipient }) => [items, recipient.id])).toEqual([[1, 'Equifax']]);
  });

  it('J22 opens the packet for a complaint after a result, and keeps it locked while a letter is new', async () => {
    const { complaints } = await cleo.shown();
    expect(complaints.find(({ bureau }) => bureau === 'TransUnion')).toMatchObject({
      kind: 'locked',
      because: 'settled',
    });
    expect(complaints.find(({ bureau }) => bureau === 'Experian')).toMatchObject({ kind: 'open' });
  });

  it('J23 warns on a creditor’s letter that the creditor may disregard it, and starts no clock', async () => {
    const steps = await chosen('creditorDirect', 'Equifax');
    expect((await offers()).find(({ purpose }) => purpose === 'creditorDirect')?.mayBeDisregarded).toBe(true);
    const preview = await story.caller.perform(previewNextLetters, { params: cleo.params, body: { steps } });
    expect(preview.letters).toHaveLength(1);
    await writes('creditorDirect', 'Equifax');
    const { letters } = await cleo.shown();
    const creditor = letters.findLast(({ recipient }) => recipient.kind === 'furnisher');
    await cleo.mails(day(70), creditor?.recipient.id ?? '');
    await cleo.receives(day(70), creditor?.recipient.id ?? '');
    expect(await cleo.letterTo(creditor?.recipient.id ?? '')).toMatchObject({
      state: 'received',
      clock: null,
    });
  });

  it('J19 leads from what is due for a request to its letter, where the answer is recorded', async () => {
    const { sessionId } = await writes('procedure', 'Equifax');
    const { letters, requests } = await cleo.shown();
    const letter = letters.find((each) => each.sessionId === sessionId)?.id;
    expect(requests.map((request) => request.letter)).toContain(letter);
    const page = await story.opens(`/disputes/${cleo.params.profileId}`);
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/answer/${cleo.params.profileId}?letter=${letter}`);
    await page.waitForURL(new RegExp(`/disputes/${cleo.params.profileId}#letters$`));
    await page.close();
  });
}
