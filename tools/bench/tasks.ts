import { cpSync, rmSync } from 'node:fs';
import { demonstrationMails } from '#server/configuration.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { chromiumPath } from '#tests/support/chromiumPath.mjs';
import { clientOf } from '#tests/support/client.ts';
import { getOn } from '#tests/support/dismissIntro.ts';
import { startProduct } from '#tests/support/product.ts';
import { signIn } from '#tests/support/signIn.ts';
import { build } from '../build.mjs';
import { median, type Figure } from './figure.ts';
import { anAgencyOf300, environment } from './tasks/agency.ts';
import { dailyTasks } from './tasks/daily.ts';
import { byKeys, byMouse, type Effort, type Hand } from './tasks/hand.ts';

const hands = { mouse: byMouse, keys: byKeys } as const;
const rounds = 3;

interface Taken extends Effort {
  readonly seconds: number;
  /** In which the dashboard loaded before. */
  readonly loading: number;
}

/**
 * What an agency with 300 clients does every day: clicks or keys, fields, and the seconds of a hand that never waits to
 * think, against those in which the dashboard loads. Each end is checked on the server.
 */
export async function* tasks(): AsyncGenerator<Figure> {
  build();
  const folder = await anAgencyOf300();
  try {
    for (const [hand, handOf] of Object.entries(hands)) {
      const seen: (readonly Taken[])[] = [];
      for (let round = 0; round < rounds; round += 1) seen.push(await oneRound(folder, handOf));
      for (const [place, { name }] of dailyTasks.entries()) {
        const of = (value: (taken: Taken) => number) =>
          median(seen.flatMap((each) => each.slice(place, place + 1).map(value)));
        const figure = { name: `tasks.${hand}: ${name}`, against: null };
        yield { ...figure, unit: hand === 'mouse' ? 'clicks' : 'keys', value: of(({ steps }) => steps) };
        yield { ...figure, unit: 'fields', value: of(({ fields }) => fields) };
        const against = { name: 'the dashboard loads', value: of(({ loading }) => loading) };
        yield { ...figure, unit: 's', value: of(({ seconds }) => seconds), against };
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All tasks on a product of their own, because they change what the next round would see. */
async function oneRound(folder: string, handOf: (page: Hand['page']) => Hand): Promise<readonly Taken[]> {
  const product = await startProduct(environment, (data) => cpSync(folder, data, { recursive: true }));
  const browser = await openChromium(chromiumPath(true));
  const taken: Taken[] = [];
  try {
    await product.seeded();
    const client = await clientOf(product, demonstrationMails.b2b);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const list = page.getByRole('table', { name: 'Clients' }).getByRole('row').nth(5);
    await page.goto(`${product.business}/dashboard`);
    await signIn(page, demonstrationMails.b2b);
    await getOn(page);
    for (const { name, run, check } of dailyTasks) {
      const opening = performance.now();
      await page.goto(`${product.business}/dashboard`);
      await list.waitFor();
      const loading = (performance.now() - opening) / 1_000;
      const hand = handOf(page);
      const since = new Date();
      const begun = performance.now();
      try {
        await run(hand);
        const seconds = (performance.now() - begun) / 1_000;
        await check?.({ client, since });
        taken.push({ ...hand.effort(), seconds, loading });
      } catch (error) {
        throw new Error(`It was not possible to ${name}.`, { cause: error });
      }
    }
  } finally {
    await browser.close();
    await product.stop();
  }
  return taken;
}
