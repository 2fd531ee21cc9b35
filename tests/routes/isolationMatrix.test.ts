import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptInvitation, createClientLink } from '#contract/clientLink.ts';
import { DocumentKind } from '#contract/documents.ts';
import { downloadCsv, mailLetters } from '#contract/repair.ts';
import { startVisit, targetUserHeader } from '#contract/support.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { rowsOf } from '#tests/support/rowsOf.ts';
import { isThorough } from '#tests/support/thorough.ts';
import { nobody, optionsFor, owned, type Ids } from './ownedCalls.ts';
import { aDocument, anImage, aProfile, aReport, aSession } from './world.ts';

/** Someone who should reach nothing of the victim's. */
interface Actor {
  readonly who: Person | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** What they own themselves. */
  readonly own?: Ids;
}

let world: AppUnderTest;
let victim: Person;
let foreign: Ids;
let image: Buffer;
let actors: Readonly<Record<string, Actor>>;

async function everythingOf(who: Person): Promise<Ids> {
  const profileId = await aProfile(world, who);
  for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
  const reportId = await aReport(world, who, profileId);
  return { profileId, reportId, sessionId: await aSession(world, who, profileId, reportId) };
}

/** A person without an account, to whom the agency sent a link to another client's data. */
async function aClientOf(agency: Person): Promise<Person> {
  const subject = await world.services.store.embeddedUsers.create({
    mail: 'client@example.com',
    fullName: 'Devon Sampleton',
    passwordHash: 'none',
  });
  if (subject === null) throw new Error('The email address already exists.');
  const token = await world.token(subject, 'b2c');
  const client: Person = { variant: 'b2c', accountId: '', userId: '', subject, token };
  const { url } = (
    await world.ask(createClientLink, agency, { params: { profileId: await aProfile(world, agency) } })
  ).json();
  await world.ask(acceptInvitation, client, { params: { clientKey: url.split('/').at(-1) } });
  return client;
}

/** A person with the key to the victim's letters, which they have opened. */
async function aPrintShop(victim: Person): Promise<Person> {
  const shop = await world.person('b2b', 0);
  const { sessionId } = foreign;
  const { url } = (await world.ask(mailLetters, victim, { params: { sessionId } })).json();
  const note = new URL(url).searchParams.get('note')?.replace(/^Print /, '') ?? '';
  const key = new URL(note).searchParams.get('key') ?? '';
  const opened = await world.ask(downloadCsv, shop, { params: { sessionId }, query: { key } });
  expect(opened.statusCode).toBe(200);
  return shop;
}

beforeAll(async () => {
  world = await anApp({}, null, { stepUp: true });
  image = await anImage();
  const fresh = async (who: Person): Promise<Person> => ({
    ...who,
    token: await world.token(who.subject, who.variant, { auth_time: Math.floor(Date.now() / 1_000) }),
  });
  const stale = async (who: Person): Promise<Person> => ({
    ...who,
    token: await world.token(who.subject, who.variant),
  });
  victim = await fresh(await world.person());
  const [stranger, consumer, support] = [
    await fresh(await world.person()),
    await fresh(await world.person('b2c')),
    await fresh(await world.person('b2b', 0)),
  ];
  world.trust(support);
  foreign = await everythingOf(victim);
  const own = await everythingOf(stranger);
  await world.ask(startVisit, support, {
    body: { reason: 'Asked by phone' },
    headers: { [targetUserHeader]: stranger.userId },
  });
  const ofConsumer = await everythingOf(consumer);
  actors = {
    'the owner of another agency': { who: stranger, own },
    'the same owner without a fresh second factor': { who: await stale(stranger), own },
    'a consumer': { who: consumer, own: ofConsumer },
    'the same consumer without a fresh second factor': { who: await stale(consumer), own: ofConsumer },
    "another agency's client": { who: await aClientOf(stranger) },
    'the print shop, without the key': { who: await aPrintShop(victim) },
    'support as themselves': { who: support },
    'support as themselves, without a fresh second factor': { who: await stale(support) },
    'support in another account': { who: support, headers: { [targetUserHeader]: stranger.userId }, own },
    'support in another account, without a fresh second factor': {
      who: await stale(support),
      headers: { [targetUserHeader]: stranger.userId },
      own,
    },
    'a stranger who claims to act for the victim': {
      who: stranger,
      headers: { [targetUserHeader]: victim.userId },
      own,
    },
    'a person who has signed out': {
      who: { ...stranger, token: await world.token(stranger.subject, 'b2b', { sid: 'ended', fam: 'ended' }) },
    },
    nobody: { who: null },
  };
});
afterAll(() => world.close());

const malformed: Ids = { profileId: "1' or '1'='1", reportId: '../../etc', sessionId: '%00' };

/** The victim's ids, also mixed with the actor's own, and ids of nothing. */
function idsFor({ own }: Actor): readonly (readonly [string, Ids])[] {
  return [
    ['foreign', foreign],
    ['unknown', nobody],
    ['malformed', malformed],
    ...(own === undefined
      ? []
      : ([
          ['own profile', { ...foreign, profileId: own.profileId }],
          ['own report', { ...foreign, reportId: own.reportId }],
        ] as const)),
  ];
}

/** The record lists it to support: the destinations of any letters, for the print shop's questions (decision 44). */
const isForSupport = (name: string, call: (typeof owned)[number]): boolean =>
  name.startsWith('support') && call.name === 'downloadCsv';

/** With these ids the call names only what the actor owns, which they may use. */
const isOwn = (call: (typeof owned)[number], ids: Ids, { own }: Actor): boolean => {
  if (own === undefined) return false;
  const { params = {}, body, payload } = optionsFor(call, ids, Buffer.from(''));
  const used = call.url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const named = `${used} ${JSON.stringify(body)} ${String(payload)}`;
  return (
    Object.values(own).some((id) => named.includes(id)) &&
    !Object.values(foreign).some((id) => named.includes(id))
  );
};

/** Whether a call about what the actor owns answers a foreign id among it as it answers an id of nothing. */
async function isAsUnknown(
  call: (typeof owned)[number],
  { who, headers }: Actor,
  ids: Ids,
  answer: { readonly statusCode: number; readonly payload: string },
): Promise<boolean> {
  const unknown: Ids = {
    profileId: ids.profileId === foreign.profileId ? nobody.profileId : ids.profileId,
    reportId: ids.reportId === foreign.reportId ? nobody.reportId : ids.reportId,
    sessionId: ids.sessionId === foreign.sessionId ? nobody.sessionId : ids.sessionId,
  };
  const options = optionsFor(call, unknown, image);
  const { statusCode, payload } = await world.ask(call, who, {
    ...options,
    headers: { ...options.headers, ...headers },
  });
  const neutral = (text: string) =>
    [...Object.values(foreign), ...Object.values(nobody)].reduce(
      (rest, id) => rest.replaceAll(id, 'id'),
      text,
    );
  return statusCode === answer.statusCode && neutral(payload) === neutral(answer.payload);
}

it('no role reaches anything of another account with any call and any ids, nor changes it', async () => {
  const before = await rowsOf(world, victim.accountId);
  const reached: string[] = [];
  let cells = 0;
  for (const [name, actor] of Object.entries(actors)) {
    for (const call of owned) {
      if (isForSupport(name, call)) continue;
      for (const [index, [kind, ids]] of idsFor(actor).entries()) {
        if (isOwn(call, ids, actor)) continue;
        // tests/routes/isolation.test.ts has the others in every run, for one of these roles.
        if (!isThorough && index > 0) continue;
        cells += 1;
        const options = optionsFor(call, ids, image);
        const headers = { ...options.headers, ...actor.headers };
        const { statusCode, payload } = await world.ask(call, actor.who, { ...options, headers });
        const refused = kind === 'malformed' ? [400, 401, 403, 404] : [401, 403, 404];
        if (refused.includes(statusCode)) continue;
        const isMixed = kind.startsWith('own ');
        if (!isMixed || !(await isAsUnknown(call, actor, ids, { statusCode, payload })))
          reached.push(`${name}: ${call.name} with ${kind} ids: ${statusCode}`);
      }
    }
  }
  expect(reached).toEqual([]);
  expect(Object.keys(before).length).toBeGreaterThan(10);
  expect(await rowsOf(world, victim.accountId)).toEqual(before);
  expect(cells).toBeGreaterThan(isThorough ? 3_000 : 800);
  figure(
    `${cells.toLocaleString('en')} of ${cells.toLocaleString('en')} cells refused, ${Object.keys(actors).length} roles`,
  );
});
