import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { uploadSlots, type DocumentKind } from '#contract/documents.ts';
import type { Call } from '#contract/call.ts';
import { FailureReply } from '#contract/failureReply.ts';
import { failuresOf } from '#contract/failuresOf.ts';
import type { Provider } from '#contract/profiles.ts';
import type { Variant } from '#contract/shapes.ts';
import { readReport } from '#credit/report/read.ts';
import { enter } from '#server/identity/enter.ts';
import { createApp } from '#server/app.ts';
import type { Blobs } from '#server/blobs/blobs.ts';
import { openBlobs } from '#server/blobs/disk.ts';
import { checkBlobs, pairBlobs } from '#server/blobs/pairing.ts';
import { createVault } from '#server/blobs/vault.ts';
import type { Configuration } from '#server/configuration/settings.ts';
import { cardPayments } from '#server/gateways/cardPayment.ts';
import { merchant } from '#sandbox/cardSignature.ts';
import type { ReportGateway } from '#server/gateways/reportGateway.ts';
import { grantsOf, sessionsOf } from '#server/identity/embedded/adapter.ts';
import { issuerOf, variants } from '#server/identity/configuration.ts';
import { loadIdentityKeys } from '#server/identity/embedded/keys.ts';
import type { SupportUser } from '#server/identity/support.ts';
import type { ReadFile } from '#server/imports/fileReader.ts';
import { createLooker, type Looker } from '#server/looking/looker.ts';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { createTypesetter, type Typesetter } from '#server/letters/typesetter.ts';
import type { Services } from '#server/services.ts';
import { openStore } from '#server/store/open.ts';
import { checkRoom } from '#server/store/room.ts';
import { createEveryTurn } from '#server/turns.ts';
import type { TwoRoles } from './aPostgres.ts';
import { aClock, aDatabaseWithRoles, aFolder, sqliteIn, type HandClock } from './aStore.ts';
import { copiesOf } from './preparedFolders.ts';
import { seeingAll } from './seeingAll.ts';
import { sharedTypesetter } from './sharedTypesetter.ts';

const fixture = new URL('../fixtures/credit-reports/mfsn-3b-sampleton.synthetic.json', import.meta.url);
export const sampleReport = readFileSync(fixture);

const origins = { b2b: 'http://localhost:4000', b2c: 'http://my.localhost:4000' } as const;
const identity = {
  provider: 'embedded',
  origins,
  clientId: 'redress-web',
  audience: 'https://api.redress.example/',
  marketingUrl: 'https://redress.example/',
  secondFactor: 'optional',
  stepUp: false,
  demonstrationMails: null,
} as const;

export const cardAccess = {
  url: 'https://cards.example/pay',
  profileId: merchant.profileId,
  keys: [merchant],
} as const;

/** A signed-in person of one account. */
export interface Person {
  readonly variant: Variant;
  readonly accountId: string;
  readonly userId: string;
  readonly subject: string;
  readonly token: string;
}

export interface AskOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A raw payload with its own content type, instead of `body`. */
  readonly payload?: Buffer;
}

export interface AppUnderTest {
  /** Makes a person a support agent. */
  readonly trust: (person: Person) => void;
  readonly app: FastifyInstance;
  /** Null unless the app is measured. */
  readonly metrics: Metrics | null;
  readonly services: Services;
  readonly clock: HandClock;
  readonly dataDir: string;
  /** The database under the role that sees everything; null for SQLite in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Creates an account with its first person, and generations to spend. */
  readonly person: (variant?: Variant, generations?: number) => Promise<Person>;
  /** An access token as the embedded issuer would sign it; `claims` replaces its own. */
  readonly token: (
    subject: string,
    variant: Variant,
    claims?: Readonly<Record<string, unknown>>,
  ) => Promise<string>;
  readonly ask: (call: Call, who: Person | null, options?: AskOptions) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

const inThisProcess: ReadFile = async (bytes) => readReport(bytes);

/** A gateway that returns the sample report to everyone. */
export const sampleGateway: ReportGateway = {
  fetchReport: async ({ username }) => ({
    raw: sampleReport,
    report: readReport(sampleReport),
    account: { mail: username },
  }),
};

export function pathOf(call: Call, { params = {}, query }: Pick<AskOptions, 'params' | 'query'>): string {
  const path = call.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query)}` : path;
}

/**
 * The operator's settings for the network in front of the server; nothing is limited or trusted unless a test says
 * so.
 */
const usualNetwork: Pick<Configuration, 'trustedProxies' | 'callsPerMinute'> = {
  trustedProxies: [],
  callsPerMinute: 1_000_000,
};

/** Whatever a test provokes: a call fails only with the codes that the API document lists for it. */
function expectDescribed(call: Call, { statusCode, payload }: LightMyRequestResponse): void {
  if (statusCode < 400) return;
  const { code } = FailureReply.parse(JSON.parse(payload));
  if (!failuresOf(call).includes(code))
    throw new Error(`${call.name} answers ${code}, which it does not list.`);
}

/**
 * The real server without its port: real store, sealing, routes, and letters, with a clock that the test moves. The store
 * is SQLite, or with TEST_APPS_ON=postgres PostgreSQL under two roles, unless the test names a database.
 */
export async function anApp(
  gateways: Partial<Record<Provider, ReportGateway>> = {},
  database: string | TwoRoles | null = null,
  options: AppOptions = {},
): Promise<AppUnderTest> {
  const first = await oneApp(gateways, database, options);
  if (process.env['TEST_APPS_ON'] !== 'processes') return first;
  return inTurn(first, await oneApp(gateways, null, { ...options, besides: first }));
}

/**
 * Two apps on one PostgreSQL and the same files, as two processes are. Calls go to one and the other in turn; with
 * TEST_APPS_ON=processes, so do those of every suite.
 */
export async function twoApps(options: AppOptions = {}): Promise<{
  readonly one: AppUnderTest;
  readonly other: AppUnderTest;
  readonly close: () => Promise<void>;
}> {
  const one = await oneApp({}, await aDatabaseWithRoles(), options);
  const other = await oneApp({}, null, { ...options, besides: one });
  return { one, other, close: () => inTurn(one, other).close() };
}

function inTurn(first: AppUnderTest, second: AppUnderTest): AppUnderTest {
  let asked = 0;
  return {
    ...first,
    trust(person) {
      first.trust(person);
      second.trust(person);
    },
    ask(...call) {
      asked += 1;
      return (asked % 2 === 0 ? second : first).ask(...call);
    },
    async close() {
      await second.close();
      await first.close();
    },
  };
}

/** Puts a store with all its keys, as it is after a server's first start, into an empty folder. */
const putStartedStore = copiesOf(async (folder) => {
  const configuration = sqliteIn(folder);
  const store = await openStore(configuration);
  await loadIdentityKeys(store.secrets, configuration.clock);
  await store.close();
});

/** Where each app has its data. */
const places = new WeakMap<
  AppUnderTest,
  { readonly database: string | TwoRoles | null; readonly files: Blobs }
>();

type AppOptions = Partial<typeof usualNetwork> & {
  readonly stepUp?: boolean;
  readonly isMeasured?: boolean;
  readonly log?: boolean;
  /** How many workers a typesetter of its own has. */
  readonly typesettingWorkers?: number;
  /** Instead of the one that all apps share; the app closes it. */
  readonly typesetter?: Typesetter;
  /** Whether each imported file is read in a process of its own, as the product does, which takes longer than reading it. */
  readonly readsApart?: boolean;
  /** The app closes it. */
  readonly looker?: Looker;
  /** Instead of reading files as they are. */
  readonly readFile?: ReadFile;
  /** A folder by default. */
  readonly files?: Blobs | null;
  /** Another app whose database, files, and clock this one shares. */
  readonly besides?: AppUnderTest;
};

async function oneApp(
  gateways: Partial<Record<Provider, ReportGateway>>,
  database: string | TwoRoles | null,
  {
    stepUp = false,
    isMeasured = false,
    log = false,
    typesettingWorkers,
    typesetter = typesettingWorkers === undefined
      ? sharedTypesetter()
      : createTypesetter({ workers: typesettingWorkers }),
    files = null,
    readsApart = false,
    // A busy machine takes seconds to start a process.
    looker = createLooker({ timeLimit: 600_000 }),
    readFile = inThisProcess,
    besides,
    ...network
  }: AppOptions,
): Promise<AppUnderTest> {
  const shared = besides && places.get(besides);
  const dataDir = besides?.dataDir ?? aFolder();
  const clock = besides?.clock ?? aClock();
  const given =
    shared?.database ?? database ?? (process.env['TEST_APPS_ON'] ? await aDatabaseWithRoles() : null);
  const place = typeof given === 'string' || given === null ? { databaseUrl: given } : given;
  if (given === null && besides === undefined) await putStartedStore(dataDir);
  const store = await openStore(sqliteIn(dataDir, { clock, ...place }));
  const blobs = shared?.files ?? files ?? (await openBlobs(join(dataDir, 'blobs')));
  await pairBlobs(store, blobs);
  const supportUsers: SupportUser[] = [];
  const services: Services = {
    store,
    vault: createVault(blobs, store.profiles),
    gateways: {
      MyFreeScoreNow: sampleGateway,
      IdentityIQ: sampleGateway,
      SmartCredit: sampleGateway,
      ...gateways,
    },
    typesetter,
    looker,
    ...(!readsApart && { readFile }),
    turns: createEveryTurn(typesettingWorkers ?? 1),
    clock,
    origins,
    printShopUrl: 'https://print.example/cart',
    printVariantId: '41000000000001',
    cards: cardPayments(cardAccess),
    supportUsers,
    readiness: {
      database: () => store.checkWrite(),
      disk: () => checkRoom(dataDir),
      files: () => checkBlobs(store, blobs),
    },
  };
  const keys = await loadIdentityKeys(store.secrets, clock);
  const metrics = isMeasured ? createMetrics({ store, clock }) : null;
  const app = await createApp({
    configuration: {
      identity: { ...identity, stepUp },
      origins,
      marketingUrl: identity.marketingUrl,
      logLevel: 'info',
      tutorialUrl: '/tour.{language}.webm',
      ...usualNetwork,
      ...network,
      legal: { operator: null, replacements: {} },
      retentionMonths: null,
      production: false,
      cards: cardAccess,
      keepsOfflinePage: true,
      drawsScreens: false,
    },
    services,
    keys,
    metrics,
    web: null,
    log,
  });
  await app.ready();
  const signingKey = await importJWK(keys.signing.current, 'RS256');

  // One session for everyone on a host; it outlasts whatever the product's clock is set to.
  const sessionOf = (variant: Variant) => `session of ${variant}`;
  for (const variant of variants) {
    const uid = sessionOf(variant);
    await store.oidcPayloads.upsert(sessionsOf(variant), uid, { uid }, { uid, expiresAt: null });
    await store.oidcPayloads.upsert(grantsOf(variant), uid, {}, { expiresAt: null });
  }
  // Tokens are checked against the machine's own clock, whatever the product's clock says.
  const token: AppUnderTest['token'] = (subject, variant, claims = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    return new SignJWT({
      iss: issuerOf(origins[variant]),
      aud: identity.audience,
      client_id: identity.clientId,
      sub: subject,
      sid: sessionOf(variant),
      fam: sessionOf(variant),
      iat: now,
      exp: now + 900,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: keys.signing.current.kid, typ: 'at+jwt' })
      .sign(signingKey);
  };

  let people = 0;
  const made: AppUnderTest = {
    app,
    metrics,
    services: { ...services, store: seeingAll(store) },
    clock,
    dataDir,
    databaseUrl: (typeof given === 'string' ? given : given?.migrationUrl) ?? null,
    token,
    trust: ({ subject }) => void supportUsers.push({ provider: 'embedded', subject }),
    async person(variant = 'b2b', generations = 5) {
      people += 1;
      const subject = await store.embeddedUsers.create({
        mail: `person${people}@example.com`,
        fullName: `Person ${people}`,
        passwordHash: 'none',
      });
      if (subject === null) throw new Error('The email address already exists.');
      const { account, user } = await enter(store, {
        provider: 'embedded',
        subject,
        variant,
        timeZone: 'America/New_York',
        fullName: `Person ${people}`,
        mail: `person${people}@example.com`,
      });
      if (generations > 0) {
        await seeingAll(store).ledger.grant({
          accountId: account.id,
          count: generations,
          reason: 'grant',
          reference: `test:${account.id}`,
        });
      }
      return {
        variant,
        accountId: account.id,
        userId: user.id,
        subject,
        token: await token(subject, variant),
      };
    },
    async ask(call, who, options = {}) {
      const variant = who?.variant ?? 'b2b';
      const answer = await app.inject({
        method: call.method,
        url: pathOf(call, options),
        headers: {
          host: new URL(origins[variant]).host,
          ...(who && { authorization: `Bearer ${who.token}` }),
          ...(options.body !== undefined && { 'content-type': 'application/json' }),
          ...options.headers,
        },
        ...(options.payload !== undefined && { payload: options.payload }),
        ...(options.body !== undefined && { payload: JSON.stringify(options.body) }),
      });
      expectDescribed(call, answer);
      return answer;
    },
    async close() {
      await app.close();
      looker.close();
      await typesetter.close();
      await store.close();
      if (besides === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
  places.set(made, { database: given, files: blobs });
  return made;
}

/** A new profile's fields: an adult, and complete. */
export function aProfileInput(overrides: Readonly<Record<string, string>> = {}) {
  return {
    profileName: 'Devon',
    firstName: 'Devin',
    lastName: 'Sampleton',
    phone: '+1 (555) 555 0100',
    mail: 'devon@example.com',
    ssn: '666550611',
    dob: '1986-05-17',
    streetAddress: '410 Maple Ridge Rd',
    city: 'Springfield',
    state: 'Illinois',
    postalCode: '62704',
    ...overrides,
  };
}

/** A multipart payload of one file, and its content type. */
export function aForm(
  field: string,
  bytes: Buffer,
  fields: Readonly<Record<string, string>> = {},
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = 'redress-form-boundary';
  const before = Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join('');
  const head = `${before}--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="card.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

export function anUpload(kind: DocumentKind, bytes: Buffer, fields: Readonly<Record<string, string>> = {}) {
  return aForm(uploadSlots[kind].field, bytes, fields);
}
