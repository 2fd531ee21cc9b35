import { openChromium } from '#tests/support/chromium.ts';
import { chromiumPath } from '#tests/support/chromiumPath.mjs';
import { build } from '../build.mjs';
import { median, type Figure } from './figure.ts';
import { oneConsumer, type Times } from './phone/consumer.ts';
import { served } from './phone/served.ts';

const rounds = 3;

/**
 * What a consumer on a slow phone waits for: the first text and the first thing to use on the pages that they open, and
 * each step of the main job, from a press until what they need next can be used. Typing takes no time. Compared with a
 * bare list's first text and first rows, on the same phone behind the same HTTP/2.
 */
export async function* phone(): AsyncGenerator<Figure> {
  build();
  const product = await served();
  const seen: Times[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      // Empty caches, also of compiled code.
      const browser = await openChromium(chromiumPath(true), product.switches);
      try {
        seen.push(await oneConsumer(browser, product, `ana.${String(round)}@example.com`));
      } finally {
        await browser.close();
      }
    }
  } finally {
    await product.stop();
  }
  const figure = (what: string, value: (times: Times) => number, limit: 'text' | 'content'): Figure => ({
    name: `phone.${what}`,
    value: median(seen.map(value)),
    unit: 'ms',
    against: {
      name: limit === 'text' ? "bare list's first text" : "bare list's first rows",
      value: median(seen.map(({ bare }) => bare[limit])),
    },
  });
  yield figure('first text', ({ first }) => first.text, 'text');
  yield figure('sign-in', ({ first }) => first.content, 'content');
  yield figure('home, from creating the account', ({ home }) => home, 'content');
  yield figure('home of someone signed in: first text', ({ again }) => again.text, 'text');
  yield figure('home of someone signed in', ({ again }) => again.content, 'content');
  const names = seen[0]?.waits.map(([name]) => name) ?? [];
  for (const [place, name] of names.entries())
    yield figure(`waiting: ${name}`, ({ waits }) => waits[place]?.[1] ?? Number.NaN, 'content');
  yield figure(
    'waiting in the whole job',
    ({ waits }) => waits.reduce((sum, [, wait]) => sum + wait, 0),
    'content',
  );
}
