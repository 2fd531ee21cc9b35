import { allGenerations } from '#contract/account.ts';
import { listProfiles, profileDetails } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { creditReports } from '#contract/reports.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { clientWith } from '#tests/support/client.ts';
import { aPhoto } from '#tests/support/mainJob.ts';
import { signUp } from '#tests/support/newPerson.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { unzip } from '#tests/support/zip.ts';
import type { Browser } from 'playwright-core';
import { build } from '../build.mjs';
import { mainJob, typed } from './network/consumer.ts';
import { Person } from './network/person.ts';
import { failing, type TroubleKind } from './network/trouble.ts';
import type { Rehearsal } from './postgres.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Seen {
  readonly wrong: readonly string[];
  readonly failed: number;
  readonly calls: number;
  readonly person: Person;
}

/**
 * A consumer on a phone does the main job, once for each seed: with 30% of the calls failing, and losing the network at each
 * step. Afterwards the server has each thing once, with what was typed. Prints what the pages said, for someone to judge.
 */
export async function rehearseNetwork(seeds: number, first: number): Promise<Rehearsal> {
  build();
  const product = await startProduct({ CALLS_PER_MINUTE: '1000000' });
  const browser = await openChromium();
  const messages = new Map<string, number>();
  const totals = { jobs: 0, calls: 0, failed: 0, tries: 0, reloads: 0 };
  const wrong: string[] = [];
  let told = 0;
  try {
    await product.seeded();
    for (let seed = first; seed < first + seeds; seed += 1) {
      for (const kind of ['failing', 'offline'] as const) {
        const seen = await oneJob(product, browser, kind, seed).catch((error) => {
          wrong.push(`${kind} ${String(seed)}: ${String(error)}`);
          return null;
        });
        totals.jobs += 1;
        if (seen === null) continue;
        wrong.push(...seen.wrong.map((what) => `${kind} ${String(seed)}: ${what}`));
        totals.calls += seen.calls;
        totals.failed += seen.failed;
        totals.tries += seen.person.tries;
        totals.reloads += seen.person.reloads;
        for (const [text, count] of seen.person.messages)
          messages.set(text, (messages.get(text) ?? 0) + count);
      }
      console.error(`seed ${String(seed)}: ${JSON.stringify(totals)}, ${String(wrong.length)} wrong`);
      for (const what of wrong.slice(told)) console.error(`WRONG ${what}`);
      told = wrong.length;
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  for (const [text, count] of [...messages].toSorted(([, one], [, other]) => other - one))
    console.error(`${String(count).padStart(4)} × ${text}`);
  return { figures: { ...totals, wrong: wrong.length }, isClean: wrong.length === 0 && totals.failed > 0 };
}

async function oneJob(product: Product, browser: Browser, kind: TroubleKind, seed: number): Promise<Seen> {
  const context = await browser.newContext({ acceptDownloads: true, ...phone });
  const mail = `${kind}.${String(seed)}@example.com`;
  try {
    const page = await context.newPage();
    await page.goto(`${product.consumer}/home`);
    await signUp(page, 'Ana Torres', mail);
    const trouble = kind === 'failing' ? await failing(context, seed) : null;
    const person = new Person(page, kind === 'offline');
    const zip = await mainJob(person, await aPhoto());
    trouble?.end();
    const { passed = 0, ...failed } = trouble?.counts ?? {};
    const count = Object.values(failed).reduce((sum, each) => sum + each, 0);
    return { wrong: await wrongOf(product, mail, zip), failed: count, calls: passed + count, person };
  } finally {
    await context.close();
  }
}

/** What is there twice, or not at all, or other than it was typed. */
async function wrongOf(product: Product, mail: string, zip: Buffer): Promise<readonly string[]> {
  const client = clientWith(await requestsAs(product, 'consumer', mail));
  const wrong: string[] = [];
  const expectSame = (what: string, found: unknown, expected: unknown) => {
    if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(`${what}: ${JSON.stringify(found)}`);
  };
  const { results: profiles } = await client.perform(listProfiles);
  expectSame('profiles', profiles.length, 1);
  const profileId = profiles[0]?.id ?? '';
  const details: Record<string, unknown> = await client.perform(profileDetails, { params: { profileId } });
  const stored = JSON.stringify(details);
  for (const text of Object.values(typed)) if (!stored.includes(text)) wrong.push(`lost: ${text}`);
  const { results: reports } = await client.perform(creditReports, { params: { profileId } });
  expectSame('reports', reports.length, 1);
  const { generationsLeft, generationsUsed } = await client.perform(allGenerations);
  expectSame('generations left and used', [generationsLeft.value, generationsUsed.value], [0, 1]);
  const { generations } = await client.perform(generationLog, { query: { profile: profileId } });
  expectSame('sets of letters', generations.length, 1);
  const files = (await unzip(zip)).filter(({ name }) => name.endsWith('.pdf'));
  expectSame('letters in the zip', files.length, generations[0]?.numberOfLetters);
  return wrong;
}
