import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '#contract/failures.ts';
import { saidAbout } from '#credit/letters/next/denied.ts';
import { type Choice, planLetters } from '#credit/letters/planLetters.ts';
import { reportItems } from '#credit/letters/reportItems.ts';
import { readReport } from '#credit/report/read.ts';
import { ReadyReply } from '#server/http/readyReply.ts';
import { shapeOf } from '#server/http/replyShape.ts';
import { createLooker, type Looker } from '#server/looking/looker.ts';
import { type GivenFor, type LookName, looks, wholeReplies } from '#server/looking/looks.ts';
import { aFolder } from '#tests/support/aStore.ts';

const folder = new URL('../../fixtures/credit-reports/', import.meta.url);
const modelOf = (name: string) =>
  Buffer.from(JSON.stringify(readReport(readFileSync(new URL(name, folder)))));
const report = modelOf('truelink-3b-sampleton.synthetic.xml');
const other = modelOf('mfsn-3b-sampleton.synthetic.json');

const profile = {
  firstName: 'Ana',
  lastName: 'Torres',
  phone: null,
  ssn: null,
  dob: null,
  streetAddress: '1 Main St',
  city: 'Testville',
  state: 'OR',
  postalCode: '97999',
};
const today = '2026-01-15';
const named = { id: 'a', name: 'A report' };
const parsed = readReport(readFileSync(new URL('truelink-3b-sampleton.synthetic.xml', folder)));
const choice: Choice = { kind: 'automatic', options: [1, 2, 3, 4, 5, 6] };
const planned = { profile, today, choice, confirmed: [], stated: [], reportId: 'a' };
const letters = planLetters({ report: parsed, profile, today, choice });
const [letter] = letters;
if (letter === undefined) throw new Error('The report has nothing to dispute');
const disputed = parsed.accounts.map(({ id, tradelines: [line] }) => ({
  bureau: line?.bureau ?? 'Equifax',
  key: `account:${id}`,
}));
const known = { facts: { letters: [], events: [], today, reportDates: new Map() }, contents: [] };
const stated = reportItems(parsed).map(({ key }, place) => ({
  id: String(place),
  item: key,
  statement: 'lived' as const,
  by: 'Ana Torres',
  on: today,
}));
const given: { readonly [Name in LookName]: GivenFor<Name> } = {
  page: { language: 'en', today, profile },
  printed: {},
  grounds: { today, profile, isSupport: true, confirmations: [] },
  items: { today, profile, isSupport: false, statements: [] },
  comparison: { before: named, now: named },
  accounts: { negativeOnly: true },
  account: {
    accountId: parsed.accounts[0]?.id ?? '',
  },
  letters: { ...planned, importedOn: today, known, meanings: new Map(), answers: [] },
  writtenAgain: { ...planned, known, letter, letters, change: { leftOut: [], unsaid: [], words: {} } },
  markLetters: { profile, noLongerDisputed: [{ bureau: 'Experian', item: 'account:account-1' }], today },
  choiceToday: {
    choice: { kind: 'manual', accounts: [parsed.accounts[0]?.id ?? ''], destinations: ['Experian'] },
    letters,
  },
  withdrawn: { letters, profile },
  saidAbout: { stated },
  denied: { stated, notMine: new Set(['account-0']), elsewhere: saidAbout({ report: parsed, stated }) },
  companies: {
    asked: parsed.accounts.map(({ id }) => ({ purpose: 'creditorDirect', item: `account:${id}` })),
  },
  inquirers: { bureaus: ['Experian', 'Equifax'] },
  destinations: {},
  marks: {},
  othersNames: { profile },
  areDifferentPeople: {},
  scores: {},
  imported: {},
  disputedItems: { items: disputed },
  lateMonths: { accountId: parsed.accounts[0]?.id ?? '' },
  statedItem: { key: reportItems(parsed)[0]?.key ?? '', profile },
};
const names = Object.keys(looks) as LookName[];
/** Which look it is, the compiler can't know here. */
const givenFor = (name: LookName) => given[name] as never;

const made: Looker[] = [];
afterEach(() => {
  for (const looker of made.splice(0)) looker.close();
});
function aLooker(options: Parameters<typeof createLooker>[0]) {
  // A busy machine takes seconds to start a process.
  const looker = createLooker({ timeLimit: 600_000, ...options });
  made.push(looker);
  return looker;
}

/** A process with this code instead of the real one. */
function aProcess(code: string): URL {
  const file = join(aFolder(), 'looking.mjs');
  writeFileSync(file, `process.on('disconnect', () => process.exit());\n${code}`);
  return pathToFileURL(file);
}
const answersWithItsNumber = aProcess(
  `process.on('message', () => process.send({ text: String(process.pid), isJson: false }));`,
);

it('sees in its process what is seen here, makes whole replies there as their schemas say, and does nothing of it here', async () => {
  const [here, apart] = [aLooker({ usualSize: Infinity }), aLooker({ usualSize: 0 })];
  const seenHere: unknown[] = [];
  for (const name of names) seenHere.push(await here.see(name, [report, other], givenFor(name)));
  const whole = names.flatMap((name, place) => {
    const reply = wholeReplies[name]?.reply;
    return reply === undefined ? [] : [{ name, text: JSON.stringify(shapeOf(reply)(seenHere[place])) }];
  });
  const done = names.map((name) => vi.spyOn(looks, name));
  const seenApart: unknown[] = [];
  for (const name of names) seenApart.push(await apart.see(name, [report, other], givenFor(name)));
  const replies: unknown[] = [];
  for (const { name } of whole) replies.push(await apart.reply(name, [report, other], givenFor(name)));
  const failed = await apart
    .reply('account', [report], { accountId: 'unknown' })
    .catch((error: unknown) => error);
  expect(done.flatMap((look) => look.mock.calls)).toEqual([]);
  for (const look of done) look.mockRestore();
  // As JSON has it: without what is undefined.
  expect(seenApart).toEqual(JSON.parse(JSON.stringify(seenHere)));
  expect(replies).toEqual(whole.map(({ text }) => new ReadyReply(text)));
  expect(failed).toEqual(new CallError('notFound'));
});

it('looks into usual reports here, and into longer ones in one process after the other look', async () => {
  const looker = aLooker({ usualSize: report.length, code: answersWithItsNumber });
  expect(await looker.see('printed', [report], {})).toBe(looks.printed(JSON.parse(report.toString())));
  const long = [report, Buffer.from('{}')] as const;
  const [one, two] = await Promise.all([looker.see('printed', long, {}), looker.see('printed', long, {})]);
  expect(one).toBe(two);
  expect(Number(one)).not.toBe(process.pid);
});

it.each([
  ['takes too long', `process.on('message', () => undefined);`, 1],
  ['ends its process', `process.on('message', () => process.exit(1));`, 600_000],
])('is busy for a look that %s, and the next one has a process again', async (_, code, timeLimit) => {
  const looker = aLooker({ usualSize: 0, timeLimit, code: aProcess(code) });
  const asked = [looker.see('printed', [report], {}), looker.see('printed', [report], {})];
  const busy = { status: 'rejected', reason: new CallError('busy') };
  expect(await Promise.allSettled(asked)).toEqual([busy, busy]);
});

it('gives its process none of the server’s settings', async () => {
  process.env['SECRET_OF_TEST'] = 'secret';
  const code = `process.on('message', () => process.send({ text: String(process.env.SECRET_OF_TEST), isJson: false }));`;
  const seen = await aLooker({ usualSize: 0, code: aProcess(code) }).see('printed', [report], {});
  delete process.env['SECRET_OF_TEST'];
  expect(seen).toBe('undefined');
});
