import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { chooseEnclosures, letterEnclosures } from '#contract/enclosures.ts';
import { confirmReason } from '#contract/grounds.ts';
import { disputeItems, stateItem } from '#contract/itemGrounds.ts';
import { previewLetters, type PreviewOf } from '#contract/letterPreview.ts';
import { summarizeLetters } from '#contract/letterSummary.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { manualAccounts, reportTicket, ticketedReport } from '#contract/reports.ts';
import { type LookName, looks } from '#server/looking/looks.ts';
import { forAccount } from '#server/store/wall.ts';
import { aChangingProvider } from '#tests/support/aChangingProvider.ts';
import { anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { changedReport } from '#tests/support/changedReport.ts';
import { aBoundClient } from './boundClient.ts';
import { aSwitchedLooker, lookedAt } from './switchedLooker.ts';
import { aProfile, aReport } from './world.ts';

const looker = aSwitchedLooker();

let world: AppUnderTest;
let agency: Person;
let client: Person;
let params: Readonly<Record<string, string>>;
let selection: z.infer<typeof PreviewOf>;
const provider = aChangingProvider();

beforeAll(async () => {
  world = await anApp({ MyFreeScoreNow: provider }, null, { looker });
  agency = await world.person();
  const profileId = await aProfile(world, agency);
  provider.raw = sampleReport;
  const otherReportId = await aReport(world, agency, profileId);
  provider.raw = changedReport('2025-11-15', { 1: { Equifax: 'gone' } });
  const reportId = await aReport(world, agency, profileId);
  const bound = await aBoundClient(world, agency, profileId);
  client = bound.client;
  const { clientKey } = bound;
  const accounts = (await world.ask(manualAccounts, agency, { params: { profileId, reportId } })).json();
  selection = { profileId, reportId, choice: { kind: 'automatic', options: [1, 2, 3, 4, 5, 6] } };
  params = { profileId, reportId, otherReportId, clientKey, accountId: accounts.results[0].id };
});
afterAll(() => world.close());

async function shown(call: Call): Promise<string> {
  const ticketed = call === ticketedReport;
  const { url = '' } = ticketed ? (await world.ask(reportTicket, agency, { params })).json() : {};
  const who = ticketed ? null : call.url.includes(':clientKey') ? client : agency;
  const answer = await world.ask(call, who, {
    params: { ...params, ticket: url.split('/').at(-1) },
    ...(call.body && { body: { selectedAccounts: [] } }),
  });
  expect(answer.statusCode).toBe(200);
  return `${answer.headers['content-type']} ${answer.payload}`;
}

/** Shorter than any model, longer than anything else that a call parses. */
const modelSize = 100_000;

it.each(calls.filter(({ reads }) => reads === 'report').map((call) => [call.name, call] as const))(
  '%s neither parses nor looks into a long report in the process of the server, and shows the same',
  async (_, call) => {
    looker.isApart = false;
    const usual = await shown(call);
    looker.isApart = true;
    const parse = vi.spyOn(JSON, 'parse');
    const done = Object.keys(looks).map((name) => vi.spyOn(looks, name as LookName));
    const long = await shown(call);
    const parsed = parse.mock.calls.filter(([text]) => text.length > modelSize);
    const seen = done.flatMap((look) => look.mock.calls);
    vi.restoreAllMocks();
    expect(parsed.length + seen.length).toBe(0);
    expect(long).toBe(usual);
  },
);

const planning = [summarizeLetters, previewLetters] as const;

it.each(planning.map((call) => [call.name, call] as const))(
  '%s plans the letters about a long report outside the process of the server, and has the same ones',
  async (_, call) => {
    const planned = async () => {
      const answer = await world.ask(call, agency, { body: selection });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    looker.isApart = false;
    const usual = await planned();
    expect(usual.letters.length).toBeGreaterThan(3);
    looker.isApart = true;
    const { result: long, models } = await lookedAt(planned);
    expect(models).toBe(0);
    expect(long).toEqual(usual);
  },
);

/** What depends on a report and answers with something else. */
const depending: readonly (readonly [Call, () => Promise<object>])[] = [
  [confirmReason, async () => ({ accountId: params['accountId'], reason: { reason: 'notMine' } })],
  [
    stateItem,
    async () => {
      const { items } = (await world.ask(disputeItems, agency, { params })).json();
      const isInquiry = ({ kind }: { readonly kind: string }) => kind === 'inquiry';
      const { item, statements } = items.find(isInquiry);
      return { item, statement: statements[0] };
    },
  ],
  [letterEnclosures, async () => ({})],
  [
    chooseEnclosures,
    async () => ({ destinationId: 'Equifax', choice: { added: [], leftOut: [], ssnLastFour: true } }),
  ],
];

it.each(depending.map(([call, bodyOf]) => [call.name, call, bodyOf] as const))(
  '%s has a long report reviewed outside the process of the server',
  async (_, call, bodyOf) => {
    looker.isApart = false;
    const body = await bodyOf();
    looker.isApart = true;
    const { result, models } = await lookedAt(() =>
      world.ask(call, agency, { params, ...(call.body && { body }) }),
    );
    expect({ status: result.statusCode, models }).toEqual({ status: 200, models: 0 });
  },
);

it('compares a report that is imported with the earlier ones and their letters outside the process of the server', async () => {
  looker.isApart = false;
  const { accountId } = agency;
  const { profileId = '', reportId } = params;
  const body = [1, 2, 3];
  await world.ask(generateAutomatic, agency, { params: { ...params, selectedOptions: '1,2,3' }, body });
  const gone = { Equifax: 'gone', Experian: 'gone', TransUnion: 'gone' } as const;
  provider.raw = changedReport('2025-12-15', { 0: gone, 2: gone, 3: gone, 4: gone });
  looker.isApart = true;
  const { result, models } = await lookedAt(() => aReport(world, agency, profileId));
  expect(models).toBe(0);
  expect(result).not.toBe(reportId);
  const shown = await forAccount(accountId, () =>
    world.services.store.sightings.details(accountId, profileId),
  );
  expect(new Set(shown.map(({ kind }) => kind))).toContain('notSeen');
});
