import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { clientContract, recordContract } from '#contract/clientContract.ts';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { previewFileRequests, writeFileRequests } from '#contract/fileRequests.ts';
import { addDays } from '#disputes/civilDays.ts';
import { lettersToMail } from '#disputes/lettersToMail.ts';
import { todayIn } from '#server/today.ts';
import { forAccount } from '#server/store/wall.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let agency: Person;
let profileId: string;
let today: string;
beforeAll(async () => {
  world = await anApp();
  agency = await world.person();
  profileId = await aProfile(world, agency);
  today = todayIn('America/New_York', world.services.clock);
});
afterAll(() => world.close());

const unemployed = { bureaus: ['Equifax'], ground: { reason: 'unemployed' } };
const notice = (receivedOn: string) => ({
  bureaus: ['Experian'],
  ground: { reason: 'adverseAction', from: 'FIRST BANK', receivedOn },
});
const preview = (body: object) => world.ask(previewFileRequests, agency, { params: { profileId }, body });
const write = (body: object, key = crypto.randomUUID()) =>
  world.ask(writeFileRequests, agency, {
    params: { profileId },
    body,
    headers: { 'idempotency-key': key },
  });
const used = async () =>
  (await forAccount(agency.accountId, () => world.services.store.ledger.summary(agency.accountId))).used;

it('takes a notice on the last of 60 days, and none of the day after or of tomorrow', async () => {
  const answers = [-60, -61, 1].map((days) => preview(notice(addDays(today, days))));
  const [last, older, tomorrow] = await Promise.all(answers);
  expect(last?.statusCode).toBe(200);
  expect(last?.json().letters).toHaveLength(1);
  const problems = [older, tomorrow].map((answer) => answer?.json().fields);
  expect(problems).toEqual([
    [{ field: 'ground.receivedOn', problem: 'tooOld' }],
    [{ field: 'ground.receivedOn', problem: 'inFuture' }],
  ]);
});

it('needs a reason that the law knows, its facts, and a bureau', async () => {
  const bodies = [
    { ...unemployed, bureaus: [] },
    { bureaus: ['Equifax'], ground: { reason: 'curious' } },
    { bureaus: ['Equifax'], ground: { reason: 'adverseAction', receivedOn: today } },
    { bureaus: ['Equifax'], ground: { reason: 'adverseAction', from: ' ', receivedOn: today } },
  ];
  const answers = await Promise.all(bodies.map(preview));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});

it('is kept with a report, written once, and a request for which the law sets no time', async () => {
  const current = async () => (await world.ask(disputes, agency, { params: { profileId } })).json();
  expect((await write(unemployed)).json().code).toBe('nothingToDispute');
  expect((await current()).hasReport).toBe(false);
  await aReport(world, agency, profileId);
  expect((await current()).hasReport).toBe(true);
  const key = crypto.randomUUID();
  const first = await write(unemployed, key);
  expect(first.statusCode).toBe(200);
  expect((await write(unemployed, key)).json()).toEqual(first.json());
  const again = await write({ ...unemployed, bureaus: ['Equifax', 'TransUnion'] });
  expect([again.json().code, await used()]).toEqual(['repeatedChoice', 1]);
  const page = await current();
  expect(page.disputes).toEqual([]);
  expect(page.requests).toMatchObject([
    { purpose: 'fileRequest', state: 'drafted', headings: ['My credit file'], clock: null },
  ]);
});

it('protects the file of the same bureau, too, and each kind of protection once', async () => {
  const freeze = { bureaus: ['Equifax'], ground: { reason: 'freeze' } };
  const [letter] = (await preview(freeze)).json().letters;
  expect(letter).toMatchObject({ id: 'equifax-freeze-1', destination: { name: 'Equifax Security Freeze' } });
  expect((await write(freeze)).statusCode).toBe(200);
  const again = await write({ ...freeze, bureaus: ['Equifax', 'Experian'] });
  expect(again.json().code).toBe('repeatedChoice');
  expect((await write({ ...freeze, ground: { reason: 'freezeLift' } })).statusCode).toBe(200);
  const page = (await world.ask(disputes, agency, { params: { profileId } })).json();
  expect(page.disputes).toEqual([]);
  expect(page.requests.map(({ purpose }: { purpose: string }) => purpose).toSorted()).toEqual([
    'fileRequest',
    'freeze',
    'freezeLift',
  ]);
});

it('asks for a freeze no longer, so that nobody mails its letter', async () => {
  const current = async () => (await world.ask(disputes, agency, { params: { profileId } })).json();
  const freezes = ({ requests }: { requests: readonly { purpose: string }[] }) =>
    requests.filter(({ purpose }) => purpose === 'freeze');
  const [freeze] = freezes(await current()) as { letter?: string; items?: string[] }[];
  expect(freeze?.items).toEqual(['file:freeze']);
  const event = {
    kind: 'withdrawn',
    on: today,
    disputes: [{ letter: freeze?.letter, item: 'file:freeze' }],
    note: '',
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const recorded = await world.ask(recordDisputeEvent, agency, {
    params: { profileId },
    body: { event },
    headers,
  });
  expect(recorded.statusCode).toBe(200);
  const after = await current();
  expect(freezes(after)).toMatchObject([{ state: 'withdrawn' }]);
  expect(lettersToMail(after).map(({ purpose }) => purpose)).toEqual(['fileRequest', 'freezeLift']);
});

it('names the day if a contract is signed while the letters are being written, and spends nothing', async () => {
  const { letters } = world.services.turns;
  const take = letters.take.bind(letters);
  const taking = vi.spyOn(letters, 'take').mockImplementationOnce(async (...given) => {
    for (const step of ['disclosed', 'signed'])
      await world.ask(recordContract, agency, { params: { profileId }, body: { step, on: today } });
    return take(...given);
  });
  onTestFinished(() => taking.mockRestore());
  const before = await used();
  const answer = await write({ ...unemployed, bureaus: ['TransUnion'] });
  expect(taking).toHaveBeenCalled();
  const contract = (await world.ask(clientContract, agency, { params: { profileId } })).json();
  expect(answer.json()).toMatchObject({ code: 'contractNotOpen', error: contract.opensOn });
  expect([contract.state, await used()]).toEqual(['waiting', before]);
});
