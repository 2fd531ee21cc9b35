import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomes, type OutcomeRow } from '#contract/outcomes.ts';
import { readReport } from '#credit/report/read.ts';
import { isNegative } from '#credit/report/negative.ts';
import { anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { aDatabaseWithRoles, eachEngine } from '#tests/support/aStore.ts';
import { Client, type Position } from './year/client.ts';
import { countsOf, isCreditor, newestOf, outcomesOf, rounded } from './year/figures.ts';
import { clocks, finished, lines } from './year/ledger.ts';
import { aboutClocks } from './year/stories/clocks.ts';
import { aboutLetters } from './year/stories/letters.ts';
import { aboutResults } from './year/stories/results.ts';
import { begin, tellYear, type Told } from './year/story.ts';

/**
 * A year of twelve clients of one agency. What each story expects on which day, and the ledger of the year, were worked out
 * with a paper calendar of 2026 and section 611 of the Fair Credit Reporting Act, never with the product.
 */

const stories = [...aboutClocks, ...aboutLetters, ...aboutResults];

const linesOf = (name: string) => lines.filter(({ client }) => client === name);

/** Where the ledger has a client. */
function ledgerOf(name: string): Position {
  const states = linesOf(name).map(({ letter, account, round, stands }) => {
    const [state, waits] = stands.split(' ');
    const parts = [state, round === 1 ? undefined : round, waits];
    return `${letter} ${account}: ${parts.filter((part) => part !== undefined).join(' ')}`;
  });
  const status = finished.includes(name) ? 'Finished' : 'Needs Review';
  const own = clocks[name] ?? {};
  // Every letter has arrived in the end.
  const letters = Object.fromEntries(Object.keys(own).map((letter) => [letter, 'received']));
  return { stands: [status, ...states], letters, clocks: own };
}

/** What the provider returns: a complete report of November 15, with nothing negative. */
function aCleanReport() {
  const sample = readReport(sampleReport);
  const accounts = sample.accounts.filter((account) => !isNegative(account));
  return { ...sample, accounts, reportDate: { value: '2026-11-15', at: '/date' } };
}

eachEngine('a year of letters', ({ name: engine }) => {
  let world: AppUnderTest;
  let agency: Person;
  let told: ReadonlyMap<string, Told>;
  beforeAll(async () => {
    const report = aCleanReport();
    const gateway = {
      fetchReport: async ({ username }: { username: string }) => ({
        raw: sampleReport,
        report,
        account: { mail: username },
      }),
    };
    world = await anApp(
      { MyFreeScoreNow: gateway },
      engine === 'PostgreSQL' ? await aDatabaseWithRoles() : null,
    );
    agency = await world.person('b2b', 20);
    told = await tellYear(world, agency, stories);
    await begin(world, '2026-12-31');
  });
  afterAll(() => world.close());

  const clientOf = (name: string): Client => {
    const client = told.get(name)?.client;
    if (client === undefined) throw new Error(`There is no story about ${name}.`);
    return client;
  };

  it.each(stories)('$title', ({ name }) => {
    const { failure } = told.get(name) ?? { failure: new Error('It was not told.') };
    if (failure !== null) throw failure;
  });

  describe('on December 31', () => {
    it.each(stories)('has $name where the ledger has them', async ({ name }) => {
      const client = clientOf(name);
      expect(await client.position()).toEqual(ledgerOf(name));
      expect(await client.status()).toBe(ledgerOf(name).stands[0]);
    });

    it.each(stories)(
      'J27 counts the items of $name at their newest state, creditors apart',
      async ({ name }) => {
        const newest = newestOf(linesOf(name));
        expect(await clientOf(name).counts()).toEqual([
          countsOf(newest.filter((line) => !isCreditor(line))),
          countsOf(newest.filter(isCreditor)),
        ]);
      },
    );

    const figures = async (who: Person, query: Readonly<Record<string, string>>) => {
      const { since, rows } = (await world.ask(outcomes, who, { query })).json();
      return { since, rows: inOrder(rows.map(withRoundRate)) };
    };

    it.each([
      ['all', null],
      ['year', '2025-12-31'],
      ['quarter', '2026-10-02'],
    ])('J26 has the figures of the ledger for the period %s', async (period, since) => {
      expect(await figures(agency, { period })).toEqual({ since, rows: inOrder(outcomesOf(lines, since)) });
    });

    it('J26 has a rate and a median that were calculated with pencil and paper', async () => {
      const { rows } = (await world.ask(outcomes, agency)).json();
      const [all] = rows;
      // 6 deleted by Equifax and 1 by TransUnion, 1 corrected by Experian and 3 by Equifax, of 20.
      expect(all).toMatchObject({ recipients: 'bureau', bureau: null, reason: null, decided: 20 });
      expect(all.rate).toMatchObject({ rate: 0.55 });
      expect([all.rate.low, all.rate.high]).toEqual([expect.closeTo(0.3421, 4), expect.closeTo(0.7418, 4)]);
      // 13 days, ten times 22, twice 29, 30, 53, and 54.
      expect(all.measured).toEqual({ answers: 16, assumed: 5, medianDays: 22 });
      expect(rows.filter(({ rate }: OutcomeRow) => rate !== null)).toEqual([all]);
    });

    it('has the same when everything is recorded in another order, and twice', async () => {
      const other = await world.person('b2b', 20);
      for (const { name } of stories) {
        const twin = await Client.toldBackwards(clientOf(name), other, name);
        expect(await twin.position()).toEqual(ledgerOf(name));
      }
      expect(await figures(other, {})).toEqual({ since: null, rows: inOrder(outcomesOf(lines, null)) });
    });
  });
});

/** Rows are compared in one order, whatever the order of the reply. */
const inOrder = <Row extends Pick<OutcomeRow, 'recipients' | 'bureau' | 'reason'> | object>(
  rows: readonly Row[],
): Row[] => rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
const keyOf = (row: object): string => {
  const { recipients, bureau, reason } = row as OutcomeRow;
  return `${recipients} ${bureau} ${reason}`;
};
const withRoundRate = (row: OutcomeRow) => ({ ...row, rate: row.rate && rounded(row.rate) });
