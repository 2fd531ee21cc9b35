import type { Browser } from 'playwright-core';
import { connecting, generating, homeBehind, paying, signIn, signingUp, type Step } from './job.ts';
import type { Served } from './served.ts';
import { anyText } from './sights.ts';
import { aVisit } from './visit.ts';

/** Milliseconds. */
export interface Opened {
  readonly text: number;
  readonly content: number;
}

export interface Times {
  readonly bare: Opened;
  /** A stranger, who is asked to sign in. */
  readonly first: Opened;
  /** From creating the account until the home can be seen, also behind the introduction. */
  readonly home: number;
  /** The home of someone who is signed in, with an empty cache. */
  readonly again: Opened;
  /** What they waited for in the main job, in its order. */
  readonly waits: readonly (readonly [string, number])[];
}

const jobOfNow = [...connecting, ...paying, ...generating];

/** A new consumer opens the product on a slow phone, and does the main job. Nobody's cache has anything. */
export async function oneConsumer(
  browser: Browser,
  { consumer, bare }: Served,
  mail: string,
  job: readonly Step[] = jobOfNow,
): Promise<Times> {
  const other = await aVisit(browser);
  const bareTimes = await other.open(bare, {
    text: anyText,
    content: { selector: '[role=table] [role=row]' },
  });
  await other.context.close();

  const visit = await aVisit(browser);
  const first = await visit.open(consumer, { text: anyText, content: signIn });
  const waits: [string, number][] = [['opening the sign-in', first.content]];
  let home = Number.NaN;
  for (const step of signingUp(mail)) {
    // The first page of the product proper.
    if (step.name === 'creating the account') {
      const seen = await visit.take(step, { home: homeBehind });
      home = seen.home;
      waits.push([step.name, seen.next]);
    } else waits.push([step.name, (await visit.take(step)).next]);
  }
  const returning = await aVisit(browser, await visit.context.storageState());
  const again = await returning.open(`${consumer}/home`, { text: anyText, content: homeBehind });
  await returning.context.close();
  for (const step of job) waits.push([step.name, (await visit.take(step)).next]);
  await visit.context.close();
  return { bare: bareTimes, first, home, again, waits };
}
