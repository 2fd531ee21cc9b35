import { clientStatus } from '#contract/clientStatus.ts';
import {
  disputes,
  recordDisputeEvent,
  withdrawDisputeEvent,
  type Dispute,
  type DisputeLetter,
} from '#contract/disputes.ts';
import { workDue } from '#contract/work.ts';
import type { OutcomeCounts } from '#contract/outcomes.ts';
import { progress } from '#contract/progress.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { newId } from '#server/store/ids.ts';
import { forAccount } from '#server/store/wall.ts';
import { aLetter, aRecording, aWrittenLetter } from '#tests/server/store/builders.ts';
import type { AppUnderTest, Person } from '#tests/support/anApp.ts';
import type { RuleId } from '#vocabulary/findings.ts';
import { aProfile, aReport } from '../world.ts';

/** What letters argue about an account, by its name; about all others they only ask for verification. */
const rules: Readonly<Record<string, readonly RuleId[]>> = { card: ['B1'], loan: ['B1', 'M2'] };

const account = (name: string, number: number) => ({
  kind: 'item' as const,
  number,
  item: {
    key: `account:${name}`,
    heading: { text: name.toUpperCase(), evidence: [] },
    states: [],
    grounds: [],
    asks: [],
    rules: rules[name] ?? [],
  },
});

/** Letters by name: to whom, and about which accounts. A recipient with a space in its name is a creditor. */
type Letters = Readonly<Record<string, readonly [recipient: string, ...accounts: string[]]>>;

/** Received and by which proof, due, result by, ask on. */
type Clock = readonly (string | null)[];

export interface Position {
  readonly stands: readonly [status: string, ...states: string[]];
  /** The state of each letter, by its name. */
  readonly letters: Readonly<Record<string, string>>;
  /** By letter; null while nothing counts. */
  readonly clocks: Readonly<Record<string, Clock | null>>;
}

/** A client of an agency, told day by day. */
export class Client {
  readonly #world: AppUnderTest;
  readonly #agency: Person;
  readonly #params: { readonly profileId: string };
  readonly report: string;
  /** The letters' ids by the names that a story gives them. */
  readonly #letters = new Map<string, string>();
  readonly #sets: { readonly day: string; readonly letters: Letters }[] = [];
  /** What was recorded and still counts, by its id. */
  readonly #events = new Map<string, object>();
  #hasImported = false;
  /** Later reports, by the days that they bear. */
  readonly #reports = new Map<string, string>();

  private constructor(world: AppUnderTest, agency: Person, profileId: string, reportId: string) {
    this.#world = world;
    this.#agency = agency;
    this.#params = { profileId };
    this.report = reportId;
  }

  static async named(world: AppUnderTest, agency: Person, profileName: string): Promise<Client> {
    const profileId = await aProfile(world, agency, { profileName });
    const reportId = await anUnreadableReport(world, agency.accountId, profileId);
    return new Client(world, agency, profileId, reportId);
  }

  /**
   * Another client, to whom the same happened: the letters are written first, then everything is recorded, what happened
   * last first, and then all of it again. What does not fit what was recorded before it is tried again after the rest.
   */
  static async toldBackwards(original: Client, agency: Person, profileName: string): Promise<Client> {
    const client = await Client.named(original.#world, agency, profileName);
    for (const { day, letters } of original.#sets) await client.writes(letters, day);
    const ids = new Map([[original.report, client.report]]);
    for (const [day, id] of original.#reports) ids.set(id, await client.hasReport(day));
    for (const [name, id] of original.#letters) ids.set(id, client.#id(name));
    const happened = [...original.#events.values()].map((event) => {
      const text = [...ids].reduce((said, [id, own]) => said.replaceAll(id, own), JSON.stringify(event));
      return JSON.parse(text) as object;
    });
    for (let waiting = happened.toReversed(); waiting.length > 0;) {
      const refused: object[] = [];
      for (const event of waiting) if ((await client.#tell(event)).statusCode !== 200) refused.push(event);
      if (refused.length === waiting.length)
        throw new Error(`Refused in every order: ${JSON.stringify(refused)}`);
      waiting = refused;
    }
    for (const event of happened) {
      const { statusCode, body } = await client.#tell(event);
      if (statusCode !== 200) throw new Error(`It was not recorded twice: ${JSON.stringify(event)} ${body}`);
    }
    if (original.#hasImported) await client.imports();
    return client;
  }

  /** Today, in New York at noon. */
  get #today(): string {
    return this.#world.clock.now().toISOString().slice(0, 10);
  }

  /** A set of letters, written today unless a day is given. */
  async writes(letters: Letters, day = this.#today): Promise<void> {
    this.#sets.push({ day, letters });
    const written = Object.entries(letters).map(([name, [recipient, ...accounts]]) => {
      const kind = recipient.includes(' ') ? ('furnisher' as const) : ('bureau' as const);
      const id = kind === 'bureau' ? recipient : `furnisher:${recipient}`;
      const destination = { id, kind, name: recipient, lines: [] };
      const blocks = accounts.map((each, index) => account(each, index + 1));
      const letter = aLetter({ items: aWrittenLetter({ destination, blocks, date: day }) });
      this.#letters.set(name, letter.id);
      return letter;
    });
    const { accountId } = this.#agency;
    const recording = aRecording(
      { accountId, ...this.#params, reportId: this.report },
      { letters: written, today: day },
    );
    const recorded = await forAccount(accountId, () =>
      this.#world.services.store.transaction((step) => recordLetterSet(step, recording)),
    );
    if (recorded.kind !== 'recorded') throw new Error(`The letters were not recorded: ${recorded.kind}`);
  }

  /** Records an event about letters, today or on an earlier day. Returns its id. */
  async records(
    kind: string,
    letters: readonly string[],
    more: object = {},
    replaces?: string,
  ): Promise<string> {
    const ids = letters.map((name) => this.#id(name));
    return this.#records({ kind, on: this.#today, letters: ids, ...more }, replaces);
  }

  /** Records what a person decided about single accounts of letters. */
  async decides(
    kind: string,
    items: readonly (readonly [letter: string, account: string])[],
    more: object = {},
  ): Promise<string> {
    const refs = items.map(([letter, name]) => this.#ref(letter, name));
    return this.#records({ kind, on: this.#today, disputes: refs, ...more });
  }

  /** A report of a day, which says nothing that can be read. */
  async hasReport(day: string): Promise<string> {
    const { accountId } = this.#agency;
    const id = await anUnreadableReport(this.#world, accountId, this.#params.profileId, day);
    this.#reports.set(day, id);
    return id;
  }

  /** The provider's report. */
  async imports(): Promise<void> {
    await aReport(this.#world, this.#agency, this.#params.profileId);
    this.#hasImported = true;
  }

  /** Pauses all work for the client, or ends it. */
  async stops(kind: 'paused' | 'ended'): Promise<string> {
    return this.#records({ kind, on: this.#today });
  }

  /** Records results, received today and printed on a day, by letter and account. */
  async answers(
    letters: readonly string[],
    printed: string | null,
    results: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ): Promise<string> {
    const rows = Object.entries(results).flatMap(([letter, accounts]) =>
      Object.entries(accounts).map(([name, outcome]) => ({ ...this.#ref(letter, name), outcome })),
    );
    return this.records('answer', letters, { answer: 'results', printed, results: rows });
  }

  async withdraws(eventId: string): Promise<void> {
    const params = { ...this.#params, eventId };
    const body = { reason: 'A mistake' };
    const answer = await this.#world.ask(withdrawDisputeEvent, this.#agency, { params, body });
    if (answer.statusCode !== 200) throw new Error(`It was not withdrawn: ${answer.body}`);
    this.#events.delete(eventId);
  }

  /** The status of the client, and the state of each dispute by letter and account, as of now. */
  async stands(): Promise<readonly [status: string, ...states: string[]]> {
    return (await this.position()).stands;
  }

  /** Of a letter: received, due, result by, ask on. */
  async clockOf(letter: string): Promise<Clock | null | undefined> {
    return (await this.position()).clocks[letter];
  }

  /** Where the client stands, and the clocks of all letters by name. */
  async position(): Promise<Position> {
    const shown = (await this.#world.ask(disputes, this.#agency, { params: this.#params })).json();
    const names = new Map([...this.#letters].map(([name, id]) => [id, name]));
    return {
      stands: [
        shown.status,
        ...shown.disputes.map(
          ({ letter, heading, state, round, waitsFor }: Dispute) =>
            `${names.get(letter)} ${heading.toLowerCase()}: ${state}${round === 1 ? '' : ` ${round}`}${waitsFor === null ? '' : ` (${waitsFor})`}`,
        ),
      ],
      letters: Object.fromEntries(
        shown.letters.map(({ id, state }: DisputeLetter) => [names.get(id), state]),
      ),
      clocks: Object.fromEntries(
        shown.letters.map(({ id, clock }: DisputeLetter) => [
          names.get(id),
          clock && [`${clock.received} ${clock.basis}`, clock.due, clock.resultBy, clock.askOn],
        ]),
      ),
    };
  }

  /** The status where it is set and explained. */
  async status(): Promise<string> {
    return (await this.#world.ask(clientStatus, this.#agency, { params: this.#params })).json().status;
  }

  /** What waits for the agency about this client. */
  async work(): Promise<readonly string[]> {
    const { groups } = (await this.#world.ask(workDue, this.#agency)).json();
    return groups
      .flatMap(({ items }: { items: readonly object[] }) => items)
      .filter(({ profileId }: { profileId: string }) => profileId === this.#params.profileId)
      .map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);
  }

  /** How many items stand how with bureaus and with creditors, on the client's progress report. */
  async counts(): Promise<readonly OutcomeCounts[]> {
    const shown = (await this.#world.ask(progress, this.#agency, { params: this.#params })).json();
    return [shown.counts, shown.creditorCounts];
  }

  async #records(event: object, replaces?: string): Promise<string> {
    const answer = await this.#tell(event, replaces);
    if (answer.statusCode !== 200) throw new Error(`It was not recorded: ${answer.body}`);
    const { id } = answer.json();
    if (replaces !== undefined) this.#events.delete(replaces);
    this.#events.set(id, event);
    return id;
  }

  /** Under a key of its own, so that the same event can be recorded twice. */
  #tell(event: object, replaces?: string) {
    return this.#world.ask(recordDisputeEvent, this.#agency, {
      params: this.#params,
      headers: { 'idempotency-key': newId() },
      body: { event, replaces },
    });
  }

  #id(letter: string): string {
    const id = this.#letters.get(letter);
    if (id === undefined) throw new Error(`No letter is called ${letter}.`);
    return id;
  }

  #ref(letter: string, name: string) {
    return { letter: this.#id(letter), item: `account:${name}` };
  }
}

/** A report, such as the one from which the letters were written; nothing of this year depends on what it says. */
async function anUnreadableReport(
  { services: { store, vault } }: AppUnderTest,
  accountId: string,
  profileId: string,
  reportDate = '2026-01-02',
): Promise<string> {
  const id = newId();
  const place = { accountId, profileId, table: 'report', row: id } as const;
  await forAccount(accountId, async () => {
    const raw = await vault.put({ ...place, column: 'raw_blob' }, Buffer.from('{}'));
    const model = await vault.put({ ...place, column: 'model_blob' }, Buffer.from('{}'));
    const about = { provider: 'File', name: `${reportDate} File`, reportDate } as const;
    await store.reports.add(accountId, {
      id,
      profileId,
      ...about,
      raw,
      model: { ...model, parserVersion: '0' },
    });
  });
  return id;
}

export const firstClass = { way: 'firstClass', basis: 'client' };
export const certified = { way: 'certified', basis: 'receipt', tracking: '9407 1000 0000 0000 0001' };
