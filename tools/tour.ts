/**
 * Records the tutorial that ships with the product: drives the demonstration in a real browser and writes
 * src/public/tour.webm with its captions, tour.en.vtt and tour.es.vtt. Needs ffmpeg with VP9, and the built pages.
 *
 *   npm run tour
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { languages } from '#contract/limits.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct } from '#tests/support/product.ts';
import { captionsFile, type Cue } from './tour/captions.ts';
import { createCamera } from './tour/camera.ts';
import { scenes } from './tour/scenes.ts';

/** The demonstration's last letters and statuses are made beside the serving server. */
async function demonstrationComplete(page: Page): Promise<void> {
  while ((await page.getByRole('table', { name: 'Clients' }).getByText('Finished').count()) < 3)
    await page.reload();
}

const target = fileURLToPath(new URL('../src/public/', import.meta.url));
const encoding =
  '-vf fps=20,format=yuv420p -c:v libvpx-vp9 -crf 42 -b:v 0 -deadline good -cpu-used 4 -row-mt 1 -g 200 -map_metadata -1 -fflags +bitexact';
const size = { width: 1_280, height: 720 };

const frames = mkdtempSync(join(tmpdir(), 'redress-tour-'));
const product = await startProduct();
const browser = await openChromium();
try {
  // A picture of something on its way in would stand for as long as one of it in its place.
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${product.business}/dashboard`);
  await page.locator('input[name=mail]').fill(demonstrationMails.b2b);
  await page.locator('input[name=password]').fill(demonstrationPassword);
  await page.locator('button[type=submit]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await demonstrationComplete(page);

  const camera = createCamera(page, frames);
  const cues: Cue[] = [];
  for (const { caption, play } of scenes) {
    const from = camera.elapsed();
    await play(page, camera);
    cues.push({ from, to: camera.elapsed(), caption });
  }
  writeFileSync(join(frames, 'frames.txt'), camera.list());
  const input = ['-y', '-f', 'concat', '-safe', '0', '-i', join(frames, 'frames.txt')];
  const output = [...encoding.split(' '), join(target, 'tour.webm')];
  const { status, stderr } = spawnSync('ffmpeg', [...input, ...output], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
  for (const language of languages) {
    writeFileSync(join(target, `tour.${language}.vtt`), captionsFile(cues, language));
  }
  const seconds = Math.round(camera.elapsed() / 1_000);
  console.log(`tour.webm: ${seconds} s, ${statSync(join(target, 'tour.webm')).size} bytes`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(frames, { recursive: true });
}
