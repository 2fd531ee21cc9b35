import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import { disputes, recordDisputeEvent } from '#contract/disputes.ts';
import { createProfile } from '#contract/profiles.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { generateManual } from '#contract/repair.ts';
import { addDays } from '#disputes/civilDays.ts';
import { workDue } from '#contract/work.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { aProfileInput, sampleReport } from '#tests/support/anApp.ts';
import { type Client as Caller, clientOf } from '#tests/support/client.ts';
import { copyDemonstration } from '#tests/support/demonstration.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { signIn } from '#tests/support/signIn.ts';
import { leaveBrowser, theBrowser, withProviders } from '#tests/support/world.ts';
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';

const shiftedClock = fileURLToPath(new URL('../../support/shiftedClock.ts', import.meta.url));

/** What a person says happened, without its day. */
export type Told = DisputeEvent extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'on'>
    : never
  : never;

/** How far ahead of now it is noon in New York, in days, so that no story depends on the hour at which it is told. */
const untilNoon = ((17 - new Date().getUTCHours() + 24) % 24) / 24;

/** A browser in which the agency is signed in, and the page in it that stays. */
interface Desk {
  readonly context: BrowserContext;
  readonly start: Page;
}

/** The demonstration agency over some months: when time passes, the server starts again on the data it left. */
export class Story {
  private running: Product | undefined;
  private calling: Caller | undefined;
  private desk: Desk | undefined;
  private readonly environment: Record<string, string> = {
    NODE_OPTIONS: `--import=${shiftedClock}`,
    CLOCK_DAYS_AHEAD: String(untilNoon),
  };
  photo: Buffer = Buffer.alloc(0);
  /** The day on which the story begins, in the agency's time zone. */
  private firstDay = '';

  get product(): Product {
    if (this.running === undefined) throw new Error('The product has not started');
    return this.running;
  }
  get caller(): Caller {
    if (this.calling === undefined) throw new Error('Nobody has signed in');
    return this.calling;
  }

  async begin(): Promise<void> {
    Object.assign(this.environment, await withProviders());
    this.running = await startProduct(this.environment, copyDemonstration);
    await this.running.seeded();
    this.calling = await clientOf(this.running, demonstrationMails.b2b);
    this.photo = await aPhoto();
  }

  async end(): Promise<void> {
    await leaveBrowser();
    await this.running?.stop();
  }

  /** So many days after the story began. */
  async pass(days: number): Promise<void> {
    await this.product.kill();
    confirmAddress(this.product.dataDirectory, demonstrationMails.b2b);
    this.environment['CLOCK_DAYS_AHEAD'] = String(untilNoon + days);
    await this.product.restart();
    await this.desk?.context.close();
    this.desk = undefined;
    this.calling = await clientOf(this.product, demonstrationMails.b2b);
  }

  /** The first day is 0. */
  day(number: number): string {
    return addDays(this.firstDay, number);
  }

  /** A new client without a report. All are the person of the sample report. */
  async client(profileName: string): Promise<StoryClient> {
    const { id } = await this.caller.perform(createProfile, { body: aProfileInput({ profileName }) });
    const client = new StoryClient(this, id);
    this.firstDay ||= (await client.shown()).today;
    return client;
  }

  /** A new page of the agency, with nothing left of the pages before it, except that its person is signed in. */
  async opens(path: string): Promise<Page> {
    const { context, start } = (this.desk ??= await this.arrives());
    await start.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'signedIn') localStorage.removeItem(key);
    });
    const page = await context.newPage();
    await page.goto(`${this.product.business}${path}`);
    await page.locator('#page').waitFor();
    await page.waitForURL((url) => url.pathname === path);
    return page;
  }

  /** The agency signs in, in a browser that lives on the server's day. One page stays, and with it their process. */
  private async arrives(): Promise<Desk> {
    const browser = await theBrowser();
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      acceptDownloads: true,
    });
    await context.addInitScript((days) => {
      const real = Date;
      const now = () => real.now() + days * 24 * 60 * 60_000;
      globalThis.Date = new Proxy(real, {
        construct: (target, given, asked) =>
          Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
        get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name, target)),
      });
    }, Number(this.environment['CLOCK_DAYS_AHEAD']));
    const start = await context.newPage();
    await start.goto(`${this.product.business}/settings`);
    await signIn(start, demonstrationMails.b2b);
    await start.locator('#page').waitFor();
    // Of the same origin, and with nothing that runs.
    await start.goto(`${this.product.business}/favicon.svg`);
    return { context, start };
  }
}

/** As if the person had followed the link in the email; only confirmed addresses are reminded. */
function confirmAddress(dataDirectory: string, mail: string): void {
  const database = new DatabaseSync(join(dataDirectory, 'redress.sqlite'));
  const { changes } = database
    .prepare('UPDATE embedded_user SET mail_verified_at = ? WHERE mail = ?')
    .run(new Date().toISOString(), mail);
  database.close();
  if (changes !== 1) throw new Error(`Nobody has the address ${mail}.`);
}

/** One story for the tests of a file, from before the first until after the last. */
export function aStory(): Story {
  const story = new Story();
  beforeAll(() => story.begin());
  afterAll(() => story.end());
  return story;
}

/** A client, as the agency's staff work with them through the running product. */
export class StoryClient {
  private readonly story: Story;
  readonly params: { readonly profileId: string };
  /** The newest that was imported. */
  reportId = '';

  constructor(story: Story, profileId: string) {
    this.story = story;
    this.params = { profileId };
  }

  shown() {
    return this.story.caller.perform(disputes, { params: this.params });
  }

  /** What waits about the client: its group, its kind, and how much of it. */
  async waits(): Promise<readonly string[]> {
    const { groups } = await this.story.caller.perform(workDue);
    const rows = await Promise.all(
      groups.map(async ({ name }) => {
        const query = { group: name, from: '0' };
        return (await this.story.caller.perform(workDue, { query })).groups;
      }),
    );
    return rows
      .flat()
      .flatMap(({ name, items }) =>
        items
          .filter(({ profileId }) => profileId === this.params.profileId)
          .map(({ kind, count }) => `${name} ${kind} ${count}`),
      );
  }

  /** Where the newest letter to a recipient stands. */
  async letterTo(recipient: string) {
    const { letters } = await this.shown();
    const found = letters.findLast(({ recipient: { id } }) => id === recipient);
    if (found === undefined) throw new Error(`There is no letter to ${recipient}.`);
    return found;
  }

  /** Each dispute with a recipient, oldest first: its round, its state, and what it waits for. */
  async at(recipient: string): Promise<readonly string[]> {
    const { disputes: all } = await this.shown();
    return all
      .filter(({ recipient: { id } }) => id === recipient)
      .map(({ round, state, waitsFor }) => [round, state, waitsFor ?? ''].join(' ').trim());
  }

  async imports(bytes: Buffer = sampleReport): Promise<string> {
    const body = new FormData();
    body.append(reportFileField, new Blob([Uint8Array.from(bytes)]), 'report.json');
    const { reportId } = await this.story.caller.perform(importReportFile, { params: this.params, body });
    this.reportId = reportId;
    return reportId;
  }

  /** Letters about accounts of the newest report (`1` is `account-1`); the id of their set. */
  async writes(accounts: readonly number[], destinations: readonly Bureau[] = bureaus): Promise<string> {
    const { sessionId } = await this.story.caller.perform(generateManual, {
      body: {
        ...this.params,
        reportId: this.reportId,
        selectedAccounts: accounts.map((each) => `account-${each}`),
        destinations: [...destinations],
      },
    });
    return sessionId;
  }

  /** Records what happened on a day; the id of the entry. */
  async says(on: string, told: Told, replaces?: string): Promise<string> {
    const event: DisputeEvent = { ...told, on };
    const body = { event, ...(replaces !== undefined && { replaces }) };
    return (await this.story.caller.perform(recordDisputeEvent, { params: this.params, body })).id;
  }

  async mails(on: string, recipient: string, way: 'firstClass' | 'certified' = 'certified'): Promise<string> {
    const { id } = await this.letterTo(recipient);
    const tracking = way === 'certified' ? '9407111898765432101234' : '';
    return this.says(on, { kind: 'mailed', letters: [id], way, tracking, basis: 'client', files: [] });
  }

  async receives(on: string, recipient: string): Promise<string> {
    const { id } = await this.letterTo(recipient);
    return this.says(on, { kind: 'delivered', letters: [id], basis: 'scan', files: [] });
  }

  /** The newest letter that was mailed is answered: a result for each of its items, in their order. */
  async answers(on: string, recipient: string, ...results: readonly Outcome[]): Promise<string> {
    const { letters, disputes: all } = await this.shown();
    const mailed = letters.findLast((letter) => letter.recipient.id === recipient && letter.mailed !== null);
    if (mailed === undefined) throw new Error(`No letter to ${recipient} was mailed.`);
    const { id } = mailed;
    const own = all.filter(({ letter }) => letter === id);
    return this.says(on, {
      kind: 'answer',
      letters: [id],
      answer: 'results',
      printed: on,
      results: results.map((outcome, place) => ({ letter: id, item: own[place]?.item ?? '', outcome })),
      words: '',
      note: '',
      files: [],
    });
  }
}
