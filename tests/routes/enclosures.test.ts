/** What letters enclose for each kind of recipient, and how much of the SSN they show, read from the PDFs themselves. */
import { summarizeLetters } from '#contract/letterSummary.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentKind } from '#contract/documents.ts';
import { chooseEnclosures, type EnclosureChoice, letterEnclosures } from '#contract/enclosures.ts';
import { drawLetter, type PreviewedLetter, previewLetters } from '#contract/letterPreview.ts';
import { profileDetails, profileLogs, updateProfile } from '#contract/profiles.ts';
import { startVisit } from '#contract/support.ts';
import {
  downloadCsv,
  downloadLetters,
  generateAutomatic,
  generateManual,
  generationLog,
} from '#contract/repair.ts';
import { anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { noPdfTools, pagesOf, textOf } from '#tests/support/pdf.ts';
import { unzip } from '#tests/support/zip.ts';
import { aDocument, anImage, aProfile, aReport } from './world.ts';

const transUnion = 'TransUnion Consumer Solutions';
const equifax = 'Equifax Information Services, LLC';
const creditor = 'HARBOR BANK VISA';
const collector = 'SUMMIT RECOVERY';
const creditorId = 'furnisher:harbor-bank-visa-po-box-1002-59999';
const selection = {
  destinations: ['TransUnion', creditorId, 'furnisher:summit-recovery-200-quarry-rd-ste-9-28999'],
  selectedAccounts: ['account-1', 'account-2'],
};
const byHand = { kind: 'manual', ...selection } as const;

const idCopy = 'Copy of my government-issued identification';
const addressCopy = 'Copy of a statement that shows my address';
const cardCopy = 'Copy of my Social Security card';
const copies = [idCopy, addressCopy, cardCopy];
const usual: EnclosureChoice = { added: [], leftOut: [], ssnLastFour: false };

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

interface Client {
  readonly who: Person;
  readonly place: { readonly profileId: string; readonly reportId: string };
}

async function aClient(kinds: readonly DocumentKind[] = DocumentKind.options): Promise<Client> {
  const who = await world.person('b2b', 9);
  const profileId = await aProfile(world, who);
  // With the same color, they would be one image in the PDF.
  const colors = { ssn: '#0f766e', address: '#94a3ac', idOrDriverLicense: '#dbe8e6' };
  for (const kind of kinds) await aDocument(world, who, profileId, kind, await anImage('png', colors[kind]));
  return { who, place: { profileId, reportId: await aReport(world, who, profileId) } };
}

const choose = ({ who, place }: Client, destinationId: string, choice: Partial<EnclosureChoice>) =>
  world.ask(chooseEnclosures, who, {
    params: place,
    body: { destinationId, choice: { ...usual, ...choice } },
  });

async function download(who: Person, sessionId: string): Promise<Map<string, Buffer>> {
  const zip = await world.ask(downloadLetters, who, { params: { sessionId } });
  const files = await unzip(zip.rawPayload);
  // A file is named after its number, recipient, subject, and item.
  return new Map(
    files.map(({ name, bytes }) => [/^\d+ (Equifax[^,]*, LLC|[^,]+)/.exec(name)?.[1] ?? '', bytes]),
  );
}
/** On the same day, the same request would get the same letters again. The person gets a new token. */
async function onAnotherDay(client: Client): Promise<Client> {
  const now = new Date(world.clock.now().getTime() + 25 * 60 * 60_000);
  world.clock.set(now.toISOString());
  return { ...client, who: { ...client.who, token: await world.token(client.who.subject, 'b2b') } };
}

/** Letters about two accounts to a bureau, a creditor, and a debt collector. */
const aboutAccounts = async ({ who, place }: Client): Promise<string> =>
  (await world.ask(generateManual, who, { body: { ...place, ...selection } })).json().sessionId;
/** Letters about personal information to the three bureaus; the one to Equifax disputes an SSN. */
const aboutTheClient = async ({ who, place }: Client): Promise<string> =>
  (await world.ask(generateAutomatic, who, { params: { ...place, selectedOptions: '2' }, body: [2] })).json()
    .sessionId;

/** The kind of each page: a copy by its title, the exhibit, or the letter itself. */
function contents(pdf: Buffer | undefined): readonly string[] {
  return pagesOf(pdf ?? Buffer.alloc(0)).map((words) => {
    const text = words.map((word) => word.text).join(' ');
    const copy = copies.find((title) => text.startsWith(`Enclosure: ${title}`));
    return copy ?? (/^Exhibits? /.test(text) ? 'exhibit' : 'letter');
  });
}
const images = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
/** The list below the signature, line by line. */
const listed = (pdf: Buffer) =>
  [...(textOf(pdf).split(/^Enclosures$/m)[1] ?? '').matchAll(/^\s*– (.+)$/gm)].map(([, line]) => line);
/** The number in the letter's identification. */
const ssnIn = (pdf: Buffer | undefined) =>
  /^Social Security number\s+(.+)$/m.exec(textOf(pdf ?? Buffer.alloc(0)))?.[1] ?? null;
const recorded = async ({ who }: Client, sessionId: string) =>
  Object.fromEntries(
    (await world.services.store.sessions.letters(who.accountId, sessionId)).map(
      ({ destinationName, enclosed }) => [destinationName, enclosed],
    ),
  );

describe.skipIf(noPdfTools)('a letter encloses, unless someone chooses,', () => {
  let client: Client;
  let accounts: Map<string, Buffer>;
  let personal: Map<string, Buffer>;
  let sessions: { accounts: string; personal: string };
  beforeAll(async () => {
    client = await aClient();
    sessions = { accounts: await aboutAccounts(client), personal: await aboutTheClient(client) };
    accounts = await download(client.who, sessions.accounts);
    personal = await download(client.who, sessions.personal);
  });

  it('to a bureau: ID and proof of address, with the full SSN and without the Social Security card', () => {
    const pdf = accounts.get(transUnion)!;
    expect(contents(pdf)).toEqual(['letter', 'letter', 'exhibit', idCopy, addressCopy]);
    expect(images(pdf)).toBe(2);
    expect(listed(pdf)).toEqual([expect.stringMatching(/^Exhibit/), idCopy, addressCopy]);
    expect(ssnIn(pdf)).toBe('666-55-0611');
  });

  it('to a bureau whose file has a wrong SSN: also the card', () => {
    const pdf = personal.get(equifax)!;
    expect(contents(pdf).filter((page) => copies.includes(page))).toEqual(copies);
    expect(images(pdf)).toBe(3);
    expect(listed(pdf).slice(-3)).toEqual(copies);
    expect(contents(personal.get(transUnion)).filter((page) => copies.includes(page))).toEqual([
      idCopy,
      addressCopy,
    ]);
  });

  it.each([
    ['a creditor', creditor, ['letter', 'letter', 'exhibit']],
    ['a debt collector', collector, ['letter', 'exhibit']],
  ])('to %s: nothing, and the letter mentions no identification', (_, recipient, pages) => {
    const pdf = accounts.get(recipient)!;
    expect(contents(pdf)).toEqual(pages);
    expect(images(pdf)).toBe(0);
    expect(listed(pdf)).toEqual([expect.stringMatching(/^Exhibit/)]);
    expect(textOf(pdf)).not.toMatch(
      /cop(y|ies) of my|identification|social security|date of birth|0611|1986/i,
    );
  });

  it('what is then recorded with each letter', async () => {
    expect(await recorded(client, sessions.accounts)).toEqual({
      [transUnion]: { documents: ['idOrDriverLicense', 'address'], ssn: 'full' },
      [creditor]: { documents: [], ssn: null },
      [collector]: { documents: [], ssn: null },
    });
    expect(await recorded(client, sessions.personal)).toMatchObject({
      [equifax]: { documents: ['idOrDriverLicense', 'address', 'ssn'], ssn: 'full' },
    });
  });

  it('and the full SSN is on paper only: not in the preview’s text, the CSV, the log, or what is stored as text', async () => {
    const { who, place } = client;
    const answers = [
      await world.ask(previewLetters, who, { body: { ...place, choice: byHand } }),
      await world.ask(letterEnclosures, who, { params: place }),
      await world.ask(downloadCsv, who, { params: { sessionId: sessions.accounts } }),
      await world.ask(generationLog, who),
      await world.ask(profileLogs, who),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const stored = await world.services.store.sessions.letters(who.accountId, sessions.accounts);
    expect(JSON.stringify(stored)).toContain('ending in 0611');
    for (const text of [...answers.map(({ body }) => body), JSON.stringify(stored)])
      expect(text).not.toMatch(/666-?55-?0611/);
  });
});

describe.skipIf(noPdfTools)('a proof of address', () => {
  const { ssn: _ssn, dob: _dob, streetAddress: _street, ...open } = aProfileInput();
  const change = ({ who, place: { profileId } }: Client, values: object) =>
    world.ask(updateProfile, who, { params: { profileId }, body: { ...open, ...values } });
  const known = async ({ who, place }: Client) => [
    (await world.ask(letterEnclosures, who, { params: place })).json().isProofBeforeMove,
    (await world.ask(profileDetails, who, { params: { profileId: place.profileId } })).json().addressDocument
      .isBeforeMove,
  ];
  const enclosedByBureau = async (client: Client) =>
    listed((await download(client.who, await aboutAccounts(client))).get(transUnion)!);

  it('that is older than the address is a statement that shows nothing, until another is uploaded', async () => {
    let client = await aClient(['address']);
    await change(client, { phone: '5551234567' });
    expect(await known(client)).toEqual([undefined, undefined]);
    expect(await enclosedByBureau(client)).toContain(addressCopy);

    expect((await change(client, { streetAddress: '9 Elm St' })).statusCode).toBe(200);
    expect(await known(client)).toEqual([true, true]);
    const choice = { kind: 'automatic', options: [1] };
    const summary = await world.ask(summarizeLetters, client.who, { body: { ...client.place, choice } });
    expect(summary.json()).toMatchObject({ enclosesOldProof: true });
    client = await onAnotherDay(client);
    const moved = await enclosedByBureau(client);
    expect(moved).toContain('Copy of a statement');
    expect(moved).not.toContain(addressCopy);

    await aDocument(world, client.who, client.place.profileId, 'address', await anImage());
    expect(await known(client)).toEqual([undefined, undefined]);
    client = await onAnotherDay(client);
    expect(await enclosedByBureau(client)).toContain(addressCopy);
  });
});

describe.skipIf(noPdfTools)('a chosen enclosure', () => {
  it('is used for the next letters to that recipient, and what was sent before stays as it was', async () => {
    let client = await aClient();
    const before = await aboutAccounts(client);
    const sent = await download(client.who, before);
    await choose(client, 'TransUnion', { added: ['ssn'], leftOut: ['address'], ssnLastFour: true });
    await choose(client, 'Equifax', { leftOut: ['ssn'] });
    const answer = await choose(client, creditorId, { added: ['address', 'idOrDriverLicense'] });
    expect(answer.json()).toEqual({
      uploaded: expect.arrayContaining(['ssn', 'address', 'idOrDriverLicense']),
      hasSsn: true,
      choices: [
        { destinationId: 'TransUnion', choice: { added: ['ssn'], leftOut: ['address'], ssnLastFour: true } },
        { destinationId: 'Equifax', choice: { ...usual, leftOut: ['ssn'] } },
        { destinationId: creditorId, choice: { ...usual, added: ['address', 'idOrDriverLicense'] } },
      ],
    });

    client = await onAnotherDay(client);
    const session = await aboutAccounts(client);
    const letters = await download(client.who, session);
    expect(contents(letters.get(transUnion))).toEqual(['letter', 'letter', 'exhibit', idCopy, cardCopy]);
    expect(ssnIn(letters.get(transUnion))).toBe('ending in 0611');
    expect(contents(letters.get(creditor))).toEqual(['letter', 'letter', 'exhibit', idCopy, addressCopy]);
    expect(textOf(letters.get(creditor)!)).not.toMatch(/social security|date of birth|0611/i);
    expect(contents(letters.get(collector))).toEqual(['letter', 'exhibit']);
    expect(await recorded(client, session)).toEqual({
      [transUnion]: { documents: ['idOrDriverLicense', 'ssn'], ssn: 'lastFour' },
      [creditor]: { documents: ['idOrDriverLicense', 'address'], ssn: null },
      [collector]: { documents: [], ssn: null },
    });
    const personal = await download(client.who, await aboutTheClient(client));
    expect(contents(personal.get(equifax))).not.toContain(cardCopy);

    expect(await download(client.who, before)).toEqual(sent);
  });

  it('adds a document once, and holds back until that changes', async () => {
    let client = await aClient();
    await choose(client, 'TransUnion', { added: ['ssn'], ssnLastFour: true });
    await choose(client, creditorId, { added: ['idOrDriverLicense'] });
    await aboutAccounts(client);
    const { choices } = (await world.ask(letterEnclosures, client.who, { params: client.place })).json();
    expect(choices).toEqual([{ destinationId: 'TransUnion', choice: { ...usual, ssnLastFour: true } }]);
    client = await onAnotherDay(client);
    const letters = await download(client.who, await aboutAccounts(client));
    expect(contents(letters.get(transUnion))).toEqual(['letter', 'letter', 'exhibit', idCopy, addressCopy]);
    expect(ssnIn(letters.get(transUnion))).toBe('ending in 0611');
    expect(contents(letters.get(creditor))).toEqual(['letter', 'letter', 'exhibit']);
  });

  it('of a document that is not uploaded encloses nothing, is recorded so, and waits for it', async () => {
    const client = await aClient(['idOrDriverLicense']);
    await choose(client, creditorId, { added: ['address'] });
    const session = await aboutAccounts(client);
    expect(await recorded(client, session)).toMatchObject({
      [transUnion]: { documents: ['idOrDriverLicense'] },
      [creditor]: { documents: [] },
    });
    const { choices } = (await world.ask(letterEnclosures, client.who, { params: client.place })).json();
    expect(choices).toEqual([{ destinationId: creditorId, choice: { ...usual, added: ['address'] } }]);
  });

  it.each([
    ['the Social Security card for a creditor', creditorId, { added: ['ssn'] }, 'choice.added'],
    ['a document both added and left out', 'Equifax', { added: ['ssn'], leftOut: ['ssn'] }, 'choice.leftOut'],
    ['a recipient that the report does not have', 'furnisher:nobody', { added: [] }, 'destinationId'],
    ['a kind of document there is not', 'Equifax', { added: ['passport'] }, 'choice.added.0'],
  ])('is refused for %s', async (_, destinationId, choice, field) => {
    const client = await aClient([]);
    const answer = await choose(client, destinationId, choice as Partial<EnclosureChoice>);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field, problem: 'invalid' }]]);
    const { choices } = (await world.ask(letterEnclosures, client.who, { params: client.place })).json();
    expect(choices).toEqual([]);
  });
});

describe('the preview', () => {
  const pagesDrawn = async ({ who, place }: Client, letterId: string, headers = {}) => {
    const { body } = await world.ask(drawLetter, who, {
      body: { ...place, choice: byHand, letterId },
      headers,
    });
    return { svg: body, pages: Number(/^<svg[^>]*viewBox="0 0 612 ([\d.]+)"/.exec(body)?.[1]) / 792 };
  };

  it('draws what is enclosed with each letter, as chosen', async () => {
    const client = await aClient();
    const { who, place } = client;
    const answer = await world.ask(previewLetters, who, { body: { ...place, choice: byHand } });
    const letters: PreviewedLetter[] = answer.json().letters;
    const drawn = async () => {
      const pages: Record<string, number> = {};
      for (const { id, destination } of letters)
        pages[destination.name] = Math.round((await pagesDrawn(client, id)).pages);
      return pages;
    };
    expect(await drawn()).toEqual({ [transUnion]: 5, [creditor]: 3, [collector]: 2 });
    await choose(client, 'TransUnion', { added: ['ssn'] });
    await choose(client, creditorId, { added: ['address'] });
    expect(await drawn()).toEqual({ [transUnion]: 6, [creditor]: 4, [collector]: 2 });
  });

  it('says which letters dispute a Social Security number', async () => {
    const { who, place } = await aClient([]);
    const choice = { kind: 'automatic', options: [2] };
    const { letters } = (await world.ask(previewLetters, who, { body: { ...place, choice } })).json();
    const disputing = letters.filter(({ disputesSsn }: PreviewedLetter) => disputesSsn);
    expect(disputing.map(({ id }: PreviewedLetter) => id)).toEqual(['equifax-personal-information-1']);
  });

  it('logs once an hour that someone saw the full SSN, and nothing for the last four digits', async () => {
    const client = await aClient([]);
    const viewed = async () =>
      (await world.services.store.logs.list(client.who.accountId)).filter(
        ({ status }) => status === 'valueRevealed',
      );
    await choose(client, 'TransUnion', { ssnLastFour: true });
    await pagesDrawn(client, 'transunion-accounts-1');
    expect(await viewed()).toEqual([]);
    await choose(client, 'TransUnion', {});
    for (let time = 0; time < 3; time += 1) await pagesDrawn(client, 'transunion-accounts-1');
    expect(await viewed()).toHaveLength(1);
    const tomorrow = await onAnotherDay(client);
    await pagesDrawn(tomorrow, 'transunion-accounts-1');
    expect(await viewed()).toHaveLength(2);
  });

  it('shows support no copies of documents', async () => {
    const client = await aClient();
    const support = await world.person('b2b', 0);
    world.trust(support);
    const headers = { 'x-target-user-id': client.who.userId };
    await world.ask(startVisit, support, { body: { reason: 'A letter looks wrong' }, headers });
    const id = 'transunion-accounts-1';
    const own = await pagesDrawn(client, id);
    const theirs = await pagesDrawn({ who: support, place: client.place }, id, headers);
    expect([own.svg.includes('<image'), theirs.svg.includes('<image')]).toEqual([true, false]);
  });

  it('draws other pages for support, also where only the last four digits of the SSN are chosen', async () => {
    const client = await aClient([]);
    const support = await world.person('b2b', 0);
    world.trust(support);
    const acting = { who: support, place: client.place };
    const headers = { 'x-target-user-id': client.who.userId };
    await world.ask(startVisit, support, { body: { reason: 'A letter looks wrong' }, headers });
    const id = 'transunion-accounts-1';
    expect((await pagesDrawn(acting, id, headers)).svg).not.toBe((await pagesDrawn(client, id)).svg);
    await choose(client, 'TransUnion', { ssnLastFour: true });
    expect((await pagesDrawn(acting, id, headers)).svg).not.toBe((await pagesDrawn(client, id)).svg);
  });
});
