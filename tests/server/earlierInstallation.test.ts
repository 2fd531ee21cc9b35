/** The current product on an installation that an earlier commit created: everything is there, byte for byte. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client as PostgresClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { acceptInvitation } from '#contract/clientLink.ts';
import { disputes } from '#contract/disputes.ts';
import { workDue } from '#contract/work.ts';
import { downloadLetters, generationLog, printLetters } from '#contract/repair.ts';
import { readPdf } from '#server/letters/pdfReader.ts';
import { pathOf } from '#tests/support/anApp.ts';
import { eachEngine } from '#tests/support/aStore.ts';
import { requestsWith } from '#tests/support/apiClient.ts';
import { type Client, clientWith } from '#tests/support/client.ts';
import { filesIn, type Holdings, holdingsOf } from '#tests/support/holdings.ts';
import { type PersonWithPassword, tokenOfPerson } from '#tests/support/passwordSignIn.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { storedRows } from '#tests/support/storedRows.ts';

const folder = fileURLToPath(new URL('../fixtures/69774c2/', import.meta.url));
const movedClock = fileURLToPath(new URL('../support/shiftedClock.ts', import.meta.url));
const noTar = spawnSync('tar', ['--version']).error !== undefined;
const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;

/** What tools/fixture.ts wrote next to the archive. */
interface Expected {
  /** When the installation was last used. */
  readonly at: string;
  readonly supportUsers: string;
  readonly people: readonly (PersonWithPassword & { readonly holdings: Holdings })[];
  readonly client: PersonWithPassword & { readonly clientKey: string; readonly data: object };
  readonly printLink: { readonly sessionId: string; readonly key: string };
  readonly rows: Readonly<Record<string, number>>;
  readonly sealed: Readonly<Record<string, object>>;
}

/** A report's name before decision 0022: its date and origin, even if others have the same date. */
const nameBefore = (name: string) =>
  name.replace(/^(\d{4}-\d\d-\d\d)( \d{4}-\d\d-\d\d)?( \d\d:\d\d[\d:.]*)? /, '$1 ');

/** A letter's file was named after its recipient alone; now, its subject and item follow. */
const fileBefore = (name: string) =>
  name.replace(/^(\d+ (?:Equifax Information Services, LLC|[^,]+))(?:, .+)?\.pdf$/, '$1.pdf');
const filesBefore = <File extends { readonly name: string }>(files: readonly File[]) =>
  files.map((file) => ({ ...file, name: fileBefore(file.name) }));

/** Holdings in the form of 69774c2: with other report names, sorted by them, and other ids in the update log. */
function asBefore({ profiles, sets, logs, notifications, ...rest }: Holdings) {
  const named = profiles.map((profile) => ({
    ...profile,
    reports: profile.reports
      .map((report) => ({ ...report, name: nameBefore(report.name) }))
      .toSorted((one, other) => (one.name < other.name ? 1 : -1)),
  }));
  return {
    ...rest,
    // Since decision 0027, `id` is the account's number.
    logs: logs.map(({ id: account, entry: id, ...log }) => ({ ...log, id, account })),
    profiles: named,
    // Since decision 0041, housekeeping may announce that it withdrew statements.
    notifications: notifications.filter(({ code }) => code !== 'statementsWithdrawn'),
    sets: sets.map((set) => ({
      ...set,
      letters: filesBefore(set.letters),
      reportName: nameBefore(set.reportName),
    })),
  };
}

/** Since decision 0049, the log of deleted profiles has no names of clients. */
function withoutDeletedNames(holdings: Holdings): Holdings {
  const deleted = new Set(
    holdings.logs.filter(({ status }) => status === 'profileDeleted').map(({ name }) => name),
  );
  const logs = holdings.logs.map((entry) => (deleted.has(entry.name) ? { ...entry, name: '' } : entry));
  return { ...holdings, logs };
}

async function load(databaseUrl: string, dump: string): Promise<void> {
  const client = new PostgresClient({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(dump);
  } finally {
    await client.end();
  }
}

function youngestBlob(dataDirectory: string): number {
  const files = readdirSync(join(dataDirectory, 'blobs'), { recursive: true, withFileTypes: true });
  return Math.max(
    ...files
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs),
  );
}

describe.skipIf(noTar)(
  noTar ? 'an installation of 69774c2 (no tar here)' : 'an installation of 69774c2',
  () => {
    eachEngine('opened by the product of today', ({ name, bare }) => {
      const engine = name === 'SQLite' ? 'sqlite' : 'postgres';
      const archive = join(folder, `${engine}.tar.gz`);
      const expected: Expected = JSON.parse(readFileSync(join(folder, `${engine}.json`), 'utf8'));
      let product: Product;
      let databaseUrl: string | null;
      let youngest = Number.NaN;

      const signedIn = async (person: PersonWithPassword): Promise<Client> =>
        clientWith(requestsWith(product, person.host, await tokenOfPerson(product, person)));

      beforeAll(async () => {
        ({ databaseUrl } = await bare());
        if (databaseUrl !== null)
          await load(
            databaseUrl,
            execFileSync('tar', ['-xzOf', archive, './dump.sql'], { encoding: 'utf8' }),
          );
        // The day it was last used: links have not expired, and no month has passed.
        const left = Date.parse(expected.at);
        product = await startProduct(
          {
            NODE_OPTIONS: `--import=${movedClock}`,
            CLOCK_DAYS_AHEAD: String((left - Date.now()) / day),
            SUPPORT_USERS: expected.supportUsers,
            DEMONSTRATION: engine === 'sqlite' ? 'on' : 'off',
            ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
          },
          (dataDirectory) => {
            execFileSync('tar', ['-xzf', archive, '-C', dataDirectory]);
            youngest = youngestBlob(dataDirectory);
          },
        );
        // Sign-in cookies expire by the same clock that created them.
        vi.useFakeTimers({ toFake: ['Date'], now: left });
      });
      afterAll(async () => {
        vi.useRealTimers();
        await product?.stop();
      });

      it.each(expected.people)(
        'lets $mail sign in and shows everything they had',
        async ({ holdings, ...person }) => {
          expect(asBefore(await holdingsOf(await signedIn(person)))).toMatchObject(
            withoutDeletedNames(holdings),
          );
        },
      );

      it('marks what its letters state and today’s rules don’t', async () => {
        const withdrawn = [];
        for (const { holdings: _, ...person } of expected.people) {
          const { generations } = await (await signedIn(person)).perform(generationLog);
          withdrawn.push(...generations.flatMap((set) => set.withdrawn ?? []));
        }
        // Since then, rule Q4 is silent where any name in the report could mean the company, Q2 on rate shopping,
        // S2 on a collection without a closing date, because bureaus give collections none, and P1 on marks of
        // different months.
        const parkway = 'PARKWAY FINANCE, account 699326464366****';
        const shopping = 'LONE PINE MOTORS CR, 07/09/2026';
        const onSqlite = [
          parkway,
          'PIONEER ACCEPTANCE, account SR691390620',
          shopping,
          shopping,
          parkway,
          'HARBOR BANK VISA, account 471737853766****',
          'MERIDIAN ASSET MGMT, account PA168403873',
        ];
        expect(withdrawn.map(({ item, flaw }) => [item, flaw])).toEqual(
          [...(engine === 'sqlite' ? onSqlite : []), 'PIONEER ACCEPTANCE, 07/14/2026'].map((item) => [
            item,
            'notProven',
          ]),
        );
        expect(withdrawn.at(-1)?.statement).toBe(
          'Your file lists this inquiry of 07/14/2026 by a company that collects debts, and my report shows no account with it.',
        );
      });

      it('J29 says of its letters that their mailing was not recorded, and asks nobody to mail them', async () => {
        let shown = 0;
        for (const { holdings: _, ...person } of expected.people) {
          const client = await signedIn(person);
          const { generations } = await client.perform(generationLog, { query: {} });
          for (const profileId of new Set(generations.map(({ profile }) => profile))) {
            const {
              letters,
              disputes: items,
              timeline,
            } = await client.perform(disputes, {
              params: { profileId },
            });
            shown += letters.length;
            expect(timeline).toEqual([]);
            for (const letter of letters)
              expect(letter).toMatchObject({ isMailingUnknown: true, state: 'drafted', mailed: null });
            expect(items.length).toBeGreaterThan(0);
          }
          expect((await client.perform(workDue, { query: {} })).groups).toEqual([]);
        }
        const written = expected.people.flatMap(({ holdings }) => holdings.sets);
        expect(shown).toBe(written.reduce((sum, { letters }) => sum + letters.length, 0));
      });

      it('shows the client on their link what they entered', async () => {
        const { clientKey, data, ...person } = expected.client;
        const client = await signedIn(person);
        expect(await client.perform(acceptInvitation, { params: { clientKey } })).toMatchObject(data);
      });

      it('opens the letters for someone with the print link', async () => {
        const { sessionId, key } = expected.printLink;
        const outsider = expected.people.find(({ host }) => host === 'consumer');
        if (outsider === undefined) throw new Error('The installation has no consumer.');
        const zip = await (
          await signedIn(outsider)
        ).file(pathOf(downloadLetters, { params: { sessionId }, query: { key } }));
        const owned = expected.people
          .flatMap(({ holdings }) => holdings.sets)
          .find(({ id }) => id === sessionId);
        expect(filesBefore(await filesIn(zip))).toEqual(owned?.letters);
      });

      it('joins its letters, which an earlier typesetter wrote, into one PDF', async () => {
        const [person] = expected.people.filter(({ holdings }) => holdings.sets.length > 0);
        if (person === undefined) throw new Error('The installation has no letters.');
        const client = await signedIn(person);
        for (const { id } of person.holdings.sets) {
          const pdf = await client.file(pathOf(printLetters, { params: { sessionId: id } }));
          expect(readPdf(pdf).objects.size).toBeGreaterThan(100);
        }
      });

      it('has every row, every sealed value, and every raw report', async () => {
        // Housekeeping has already run, and would have removed blobs of this age if it took them for orphans.
        expect(youngest).toBeLessThan(Date.parse(expected.at) - hour);
        await product.kill();
        const { counts, sealed } = await storedRows({
          dataDir: product.dataDirectory,
          databaseUrl,
          key: { given: null, file: join(product.dataDirectory, 'redress.key') },
          clock: { now: () => new Date() },
        });
        // The print link was used again above.
        expect(counts).toMatchObject({
          ...expected.rows,
          print_opening: (expected.rows['print_opening'] ?? 0) + 1,
          // About each set with withdrawn statements.
          notification: (expected.rows['notification'] ?? 0) + (engine === 'sqlite' ? 3 : 1),
        });
        expect(sealed).toEqual(expected.sealed);
        // Housekeeping calculated where the disputes of earlier letters stand.
        expect(counts['dispute_standing']).toBeGreaterThan(0);
      });
    });
  },
);
