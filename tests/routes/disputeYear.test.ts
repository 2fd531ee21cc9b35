import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientStatus } from '#contract/clientStatus.ts';
import { disputes, recordDisputeEvent, withdrawDisputeEvent } from '#contract/disputes.ts';
import { workDue } from '#contract/work.ts';
import { passDays } from '#server/disputes/passDays.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { forAccount } from '#server/store/wall.ts';
import { aLetter, aRecording, aReport, aWrittenLetter } from '#tests/server/store/builders.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { aDatabaseWithRoles, eachEngine } from '#tests/support/aStore.ts';
import { aProfile } from './world.ts';

/**
 * A year of twelve clients of one agency. What is expected on which day was worked out with a paper calendar of 2026 and
 * section 611 of the Fair Credit Reporting Act, never with the product: that makes it a ledger of its own.
 */

let world: AppUnderTest;
let agency: Person;
const account = (name: string, number: number) => ({
  kind: 'item' as const,
  number,
  item: {
    key: `account:${name}`,
    heading: { text: name.toUpperCase(), evidence: [] },
    states: [],
    grounds: [],
    asks: [],
    rules: [],
  },
});

/** A client of the agency, told day by day. */
class Client {
  readonly #params: { readonly profileId: string };
  readonly report: string;
  /** The letters' ids by the names that a story gives them. */
  readonly #letters = new Map<string, string>();

  private constructor(profileId: string, reportId: string) {
    this.#params = { profileId };
    this.report = reportId;
  }

  static async named(profileName: string): Promise<Client> {
    world.clock.set('2026-01-02T17:00:00.000Z');
    const profileId = await aProfile(world, agency, { profileName });
    return new Client(profileId, await aReport(world.services.store, agency.accountId, profileId));
  }

  /** Noon in New York, after the server has noticed that the day has begun. */
  async on(day: string): Promise<void> {
    world.clock.set(`${day}T17:00:00.000Z`);
    await passDays(world.services);
  }

  /** A set of letters, written today: by name, to whom, about which accounts. */
  async writes(
    letters: Readonly<Record<string, readonly [recipient: string, ...accounts: string[]]>>,
  ): Promise<void> {
    const today = world.clock.now().toISOString().slice(0, 10);
    const written = Object.entries(letters).map(([name, [recipient, ...accounts]]) => {
      const kind = recipient.includes(' ') ? ('furnisher' as const) : ('bureau' as const);
      const id = kind === 'bureau' ? recipient : `furnisher:${recipient}`;
      const destination = { id, kind, name: recipient, lines: [] };
      const blocks = accounts.map((each, index) => account(each, index + 1));
      const letter = aLetter({ items: aWrittenLetter({ destination, blocks, date: today }) });
      this.#letters.set(name, letter.id);
      return letter;
    });
    const { accountId } = agency;
    const recording = aRecording(
      { accountId, ...this.#params, reportId: this.report },
      { letters: written, today },
    );
    const recorded = await forAccount(accountId, () =>
      world.services.store.transaction((step) => recordLetterSet(step, recording)),
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
    const on = world.clock.now().toISOString().slice(0, 10);
    const ids = letters.map((name) => this.#id(name));
    return this.#send({ kind, on, letters: ids, ...more }, replaces);
  }

  /** Records what a person decided about single accounts of letters. */
  async decides(
    kind: string,
    items: readonly (readonly [letter: string, account: string])[],
    more: object = {},
  ) {
    const on = world.clock.now().toISOString().slice(0, 10);
    return this.#send({
      kind,
      on,
      disputes: items.map(([letter, name]) => this.#ref(letter, name)),
      ...more,
    });
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
    const answer = await world.ask(withdrawDisputeEvent, agency, { params, body: { reason: 'A mistake' } });
    if (answer.statusCode !== 200) throw new Error(`It was not withdrawn: ${answer.body}`);
  }

  /** The status of the client, and the state of each dispute by letter and account, as of now. */
  async stands(): Promise<readonly [status: string, ...states: string[]]> {
    const shown = await this.#shown();
    const names = new Map([...this.#letters].map(([name, id]) => [id, name]));
    const { status } = (await world.ask(clientStatus, agency, { params: this.#params })).json();
    return [
      status,
      ...shown.disputes.map(
        ({ letter, heading, state, round, waitsFor }: Record<string, string>) =>
          `${names.get(letter ?? '')} ${heading?.toLowerCase()}: ${state}${round === '1' || Number(round) === 1 ? '' : ` ${round}`}${waitsFor === null ? '' : ` (${waitsFor})`}`,
      ),
    ];
  }

  /** Received, due, result by, ask on. */
  async clockOf(letter: string): Promise<readonly (string | null)[] | null> {
    const found = (await this.#shown()).letters.find(({ id }: { id: string }) => id === this.#id(letter));
    return found.clock === null
      ? null
      : [
          `${found.clock.received} ${found.clock.basis}`,
          found.clock.due,
          found.clock.resultBy,
          found.clock.askOn,
        ];
  }

  /** What waits for the agency about this client. */
  async work(): Promise<readonly string[]> {
    const { groups } = (await world.ask(workDue, agency)).json();
    return groups
      .flatMap(({ items }: { items: readonly object[] }) => items)
      .filter(({ profileId }: { profileId: string }) => profileId === this.#params.profileId)
      .map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);
  }

  async #shown() {
    return (await world.ask(disputes, agency, { params: this.#params })).json();
  }

  async #send(event: object, replaces?: string): Promise<string> {
    const answer = await world.ask(recordDisputeEvent, agency, {
      params: this.#params,
      body: { event, replaces },
    });
    if (answer.statusCode !== 200) throw new Error(`It was not recorded: ${answer.body}`);
    return answer.json().id;
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

const firstClass = { way: 'firstClass', basis: 'client' };
const certified = { way: 'certified', basis: 'receipt', tracking: '9407 1000 0000 0000 0001' };

eachEngine('a year of letters', ({ name }) => {
  beforeAll(async () => {
    world = await anApp({}, name === 'PostgreSQL' ? await aDatabaseWithRoles() : null);
    world.clock.set('2026-01-02T17:00:00.000Z');
    agency = await world.person('b2b', 20);
  });
  afterAll(() => world.close());

  it('first class, answered in time: everything is deleted, and the report still shows negative accounts', async () => {
    const ana = await Client.named('Ana');
    await ana.on('2026-01-05');
    await ana.writes({ letter: ['Equifax', 'card', 'loan'] });
    expect(await ana.stands()).toEqual(['Onboarding', 'letter card: drafted', 'letter loan: drafted']);
    expect(await ana.work()).toEqual(['notMailed 1']);
    await ana.on('2026-01-06');
    await ana.records('mailed', ['letter'], firstClass);
    await ana.on('2026-01-10');
    expect(await ana.stands()).toEqual(['Waiting', 'letter card: onItsWay', 'letter loan: onItsWay']);
    expect(await ana.clockOf('letter')).toBeNull();
    await ana.on('2026-01-11');
    expect(await ana.stands()).toEqual([
      'Waiting',
      'letter card: investigating',
      'letter loan: investigating',
    ]);
    // Five business days after Tuesday, February 10, without Presidents’ Day on the 16th: 11, 12, 13, 17, 18.
    expect(await ana.clockOf('letter')).toEqual([
      '2026-01-11 assumed',
      '2026-02-10',
      '2026-02-18',
      '2026-02-23',
    ]);
    await ana.on('2026-02-11');
    expect(await ana.stands()).toEqual([
      'Waiting',
      'letter card: awaitingResult',
      'letter loan: awaitingResult',
    ]);
    await ana.on('2026-02-12');
    await ana.answers(['letter'], '2026-02-09', { letter: { card: 'deleted', loan: 'deleted' } });
    expect(await ana.stands()).toEqual(['Needs Review', 'letter card: deleted', 'letter loan: deleted']);
    expect(await ana.work()).toEqual([]);
  });

  it('certified with its receipt: silence is only a question, and a late answer replaces "unanswered"', async () => {
    const ben = await Client.named('Ben');
    await ben.on('2026-03-02');
    await ben.writes({ letter: ['Experian', 'card'] });
    await ben.records('mailed', ['letter'], certified);
    await ben.on('2026-03-06');
    await ben.records('delivered', ['letter'], { on: '2026-03-05', basis: 'receipt' });
    // April 4 is a Saturday and stays one. Business days after it: 6, 7, 8, 9, 10.
    expect(await ben.clockOf('letter')).toEqual([
      '2026-03-05 receipt',
      '2026-04-04',
      '2026-04-10',
      '2026-04-15',
    ]);
    await ben.on('2026-04-14');
    expect(await ben.stands()).toEqual(['Waiting', 'letter card: awaitingResult']);
    await ben.on('2026-04-15');
    expect(await ben.stands()).toEqual([
      'Needs Review',
      'letter card: questionOpen (askWhetherAnythingCame)',
    ]);
    await ben.on('2026-04-16');
    await ben.records('nothingCame', ['letter']);
    expect(await ben.stands()).toEqual(['Needs Review', 'letter card: unanswered (decideUnanswered)']);
    await ben.on('2026-05-01');
    await ben.answers(['letter'], '2026-04-28', { letter: { card: 'verified' } });
    expect(await ben.stands()).toEqual(['Needs Review', 'letter card: verified (decideVerified)']);
    await ben.decides('leftAsIs', [['letter', 'card']]);
    expect(await ben.stands()).toEqual(['Needs Review', 'letter card: leftAsIs']);
    expect(await ben.work()).toEqual([]);
  });

  it('certified without a scan: asked about, never assumed', async () => {
    const cam = await Client.named('Cam');
    await cam.on('2026-06-15');
    await cam.writes({ letter: ['TransUnion', 'card'] });
    await cam.records('mailed', ['letter'], certified);
    await cam.on('2026-06-19');
    expect(await cam.stands()).toEqual(['Waiting', 'letter card: onItsWay']);
    await cam.on('2026-06-25');
    expect(await cam.stands()).toEqual(['Needs Review', 'letter card: onItsWay (askAboutDelivery)']);
    expect(await cam.clockOf('letter')).toBeNull();
    await cam.records('delivered', ['letter'], { on: '2026-06-18', basis: 'client' });
    // July 18 is a Saturday: 20, 21, 22, 23, 24.
    expect(await cam.clockOf('letter')).toEqual([
      '2026-06-18 client',
      '2026-07-18',
      '2026-07-24',
      '2026-07-29',
    ]);
    expect(await cam.stands()).toEqual(['Waiting', 'letter card: investigating']);
  });

  it('returned and mailed again: the same round, with a clock of its own', async () => {
    const dee = await Client.named('Dee');
    await dee.on('2026-06-01');
    await dee.writes({ letter: ['Equifax', 'card'] });
    await dee.records('mailed', ['letter'], firstClass);
    await dee.on('2026-06-20');
    expect(await dee.clockOf('letter')).toEqual([
      '2026-06-06 assumed',
      '2026-07-06',
      '2026-07-13',
      '2026-07-18',
    ]);
    await dee.records('returned', ['letter']);
    expect(await dee.stands()).toEqual(['Needs Review', 'letter card: undelivered (returned)']);
    expect(await dee.clockOf('letter')).toBeNull();
    await dee.on('2026-06-25');
    await dee.records('mailed', ['letter'], firstClass);
    await dee.on('2026-07-01');
    // July 30 is a Thursday: 31, August 3, 4, 5, 6.
    expect(await dee.clockOf('letter')).toEqual([
      '2026-06-30 assumed',
      '2026-07-30',
      '2026-08-06',
      '2026-08-11',
    ]);
    expect(await dee.stands()).toEqual(['Waiting', 'letter card: investigating']);
  });

  it('after the free annual report: 45 days, and Thanksgiving is no business day', async () => {
    const eli = await Client.named('Eli');
    await eli.on('2026-10-01');
    await eli.writes({ letter: ['Equifax', 'card'], other: ['Experian', 'card'] });
    await eli.records('mailed', ['letter', 'other'], firstClass);
    await eli.records('annualReport', ['letter'], { had: true });
    await eli.on('2026-10-07');
    // November 20 is a Friday: 23, 24, 25, 27, 30.
    expect(await eli.clockOf('letter')).toEqual([
      '2026-10-06 assumed',
      '2026-11-20',
      '2026-11-30',
      '2026-12-05',
    ]);
    // November 5 is a Thursday: 6, 9, 10, 12, 13; Veterans Day is Wednesday the 11th.
    expect(await eli.clockOf('other')).toEqual([
      '2026-10-06 assumed',
      '2026-11-05',
      '2026-11-13',
      '2026-11-18',
    ]);
  });

  it('more needed stops no clock, and sending it within the 30 days extends it', async () => {
    const fay = await Client.named('Fay');
    await fay.on('2026-05-04');
    await fay.writes({ letter: ['TransUnion', 'card'] });
    await fay.records('mailed', ['letter'], firstClass);
    await fay.on('2026-05-20');
    await fay.records('answer', ['letter'], { answer: 'moreNeeded', printed: '2026-05-18' });
    expect(await fay.stands()).toEqual(['Waiting', 'letter card: moreNeeded (sendWhatIsNeeded)']);
    expect(await fay.clockOf('letter')).toEqual([
      '2026-05-09 assumed',
      '2026-06-08',
      '2026-06-15',
      '2026-06-20',
    ]);
    await fay.on('2026-06-01');
    await fay.records('furtherFacts', ['letter'], { on: '2026-05-30', basis: 'receipt' });
    // June 23 is a Tuesday: 24, 25, 26, 29, 30.
    expect(await fay.clockOf('letter')).toEqual([
      '2026-05-09 assumed',
      '2026-06-23',
      '2026-06-30',
      '2026-07-05',
    ]);
    expect(await fay.stands()).toEqual(['Waiting', 'letter card: investigating']);
  });

  it('refused, then another letter with what was missing: the next round', async () => {
    const gus = await Client.named('Gus');
    await gus.on('2026-02-02');
    await gus.writes({ first: ['Experian', 'card'] });
    await gus.records('mailed', ['first'], firstClass);
    await gus.on('2026-02-20');
    await gus.records('answer', ['first'], { answer: 'identity', printed: '2026-02-17' });
    expect(await gus.stands()).toEqual(['Needs Review', 'first card: refused (decideRefused)']);
    await gus.on('2026-03-09');
    await gus.writes({ second: ['Experian', 'card'] });
    expect(await gus.stands()).toEqual([
      'Needs Review',
      'first card: refused (decideRefused)',
      'second card: drafted 2',
    ]);
    await gus.on('2026-03-10');
    await gus.records('mailed', ['second'], firstClass);
    await gus.on('2026-03-15');
    expect(await gus.stands()).toEqual(['Waiting', 'first card: refused', 'second card: investigating 2']);
  });

  it('deleted and back again: no verdict before the notice had its time', async () => {
    const hal = await Client.named('Hal');
    await hal.on('2026-01-12');
    await hal.writes({ letter: ['Equifax', 'card'] });
    await hal.records('mailed', ['letter'], firstClass);
    await hal.on('2026-02-15');
    await hal.answers(['letter'], '2026-02-11', { letter: { card: 'deleted' } });
    await hal.on('2026-07-01');
    const report = hal.report;
    await hal.decides('compared', [['letter', 'card']], { report, proposal: 'reappeared', accepted: true });
    expect(await hal.stands()).toEqual(['Needs Review', 'letter card: reappeared (decideReappeared)']);
    await hal.on('2026-07-13');
    expect(await hal.stands()).toEqual(['Needs Review', 'letter card: reappeared (decideReappeared)']);
    // Business days after July 1: 2, 6, 7, 8, 9, because July 4 is a Saturday and observed on the 3rd. Plus 5 for the mail.
    await hal.on('2026-07-14');
    expect(await hal.stands()).toEqual(['Needs Review', 'letter card: reappeared (askAboutNotice)']);
    await hal.decides('reinsertionNotice', [['letter', 'card']], { came: false });
    expect(await hal.stands()).toEqual([
      'Needs Review',
      'letter card: reinsertedUnnoticed (decideReappeared)',
    ]);
  });

  it('one answer about six accounts of two letters: each has its own result', async () => {
    const ivy = await Client.named('Ivy');
    await ivy.on('2026-08-03');
    await ivy.writes({ one: ['Equifax', 'a', 'b', 'c'], two: ['Equifax', 'd', 'e', 'f'] });
    await ivy.records('mailed', ['one', 'two'], { way: 'online', basis: 'portal', tracking: 'C-1' });
    // September 2 is a Wednesday: 3, 4, 8, 9, 10; Labor Day is the 7th.
    expect(await ivy.clockOf('two')).toEqual(['2026-08-03 portal', '2026-09-02', '2026-09-10', '2026-09-15']);
    await ivy.on('2026-08-28');
    await ivy.answers(['one', 'two'], '2026-08-25', {
      one: { a: 'deleted', b: 'updatedAsAsked', c: 'partlyCorrected' },
      two: { d: 'updatedButVerified', e: 'notMentioned', f: 'notInFile' },
    });
    expect(await ivy.stands()).toEqual([
      'Needs Review',
      'one a: deleted',
      'one b: corrected',
      'one c: partlyCorrected (decidePartlyCorrected)',
      'two d: verified (decideVerified)',
      'two e: investigating',
      'two f: notInFile',
    ]);
    await ivy.decides('leftAsIs', [
      ['one', 'c'],
      ['two', 'd'],
    ]);
    expect((await ivy.stands())[0]).toBe('Waiting');
  });

  it('a creditor: no clock and no question, until someone leaves it or it answers', async () => {
    const jon = await Client.named('Jon');
    await jon.on('2026-04-06');
    await jon.writes({ letter: ['Northwind Bank', 'card'] });
    await jon.records('mailed', ['letter'], firstClass);
    await jon.on('2026-09-01');
    expect(await jon.clockOf('letter')).toBeNull();
    expect(await jon.stands()).toEqual(['Needs Review', 'letter card: investigating']);
    expect(await jon.work()).toEqual([]);
    await jon.answers(['letter'], '2026-08-28', { letter: { card: 'updatedAsAsked' } });
    expect(await jon.stands()).toEqual(['Needs Review', 'letter card: corrected']);
  });

  it('a follow-up without an answer belongs to the same round', async () => {
    const kim = await Client.named('Kim');
    await kim.on('2026-09-01');
    await kim.writes({ first: ['TransUnion', 'card'] });
    await kim.records('mailed', ['first'], firstClass);
    // Received on September 6, due on October 6. Business days: 7, 8, 9, 13, 14; Columbus Day is the 12th.
    await kim.on('2026-10-19');
    expect(await kim.clockOf('first')).toEqual([
      '2026-09-06 assumed',
      '2026-10-06',
      '2026-10-14',
      '2026-10-19',
    ]);
    await kim.records('nothingCame', ['first']);
    await kim.writes({ second: ['TransUnion', 'card'] });
    await kim.records('mailed', ['second'], firstClass);
    expect(await kim.stands()).toEqual(['Waiting', 'first card: superseded', 'second card: onItsWay']);
    await kim.on('2026-11-10');
    await kim.answers(['second'], '2026-11-06', { second: { card: 'deleted' } });
    expect(await kim.stands()).toEqual(['Needs Review', 'first card: superseded', 'second card: deleted']);
  });

  it('mistakes: a corrected date moves everything, and a withdrawn answer opens the dispute', async () => {
    const lea = await Client.named('Lea');
    await lea.on('2026-04-06');
    await lea.writes({ letter: ['Experian', 'card'] });
    const first = await lea.records('mailed', ['letter'], firstClass);
    await lea.on('2026-04-08');
    await lea.records('mailed', ['letter'], { on: '2026-04-07', ...firstClass }, first);
    await lea.on('2026-04-20');
    // Received on April 12, due on May 12, a Tuesday: 13, 14, 15, 18, 19.
    expect(await lea.clockOf('letter')).toEqual([
      '2026-04-12 assumed',
      '2026-05-12',
      '2026-05-19',
      '2026-05-24',
    ]);
    const answer = await lea.answers(['letter'], null, { letter: { card: 'deleted' } });
    expect(await lea.stands()).toEqual(['Needs Review', 'letter card: deleted']);
    await lea.withdraws(answer);
    expect(await lea.stands()).toEqual(['Waiting', 'letter card: investigating']);
  });
});
