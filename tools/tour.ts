/**
 * `npm run tour`: records the tutorial that ships with the product. It drives the demo in a real browser and writes a
 * video for each host and language, such as src/public/tour.b2c.es.webm, each with captions in both languages. Needs ffmpeg
 * with VP9, and the built pages.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { Variant } from '#contract/shapes.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { captionsOf } from '#src/overview/guide/tutorialFiles.ts';
import { requestsAs } from '#tests/support/apiClient.ts';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct } from '#tests/support/product.ts';
import { signIn } from '#tests/support/signIn.ts';
import { inLanguage } from '#tests/views/catalogue.ts';
import { type Language, languages } from '#vocabulary/languages.ts';
import { captionsFile, type Cue } from './tour/captions.ts';
import { createCamera } from './tour/camera.ts';
import { scenesOf } from './tour/scenes.ts';
import { chromiumPath } from '#tests/support/chromiumPath.mjs';
import { wordsOf } from './usage.mjs';

wordsOf(`npm run tour    records the tutorial videos and their captions into src/public (needs ffmpeg with VP9, Chromium,
                and the built pages)`);

const target = fileURLToPath(new URL('../src/public/', import.meta.url));
const encoding =
  '-vf fps=20,format=yuv420p -c:v libvpx-vp9 -crf 42 -b:v 0 -deadline good -cpu-used 4 -row-mt 1 -g 200 -map_metadata -1 -fflags +bitexact';
/** An agency works at a desk, a consumer on a phone. */
const sizes = { b2b: { width: 1_280, height: 720 }, b2c: { width: 390, height: 844 } } as const;

/** Closes what opens by itself for a new person. */
async function closeWelcome(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

/** Films the demo in one language, on an installation of its own, because a client who is added twice is not new. */
async function film(browser: Browser, variant: Variant, language: Language): Promise<void> {
  const frames = mkdtempSync(join(tmpdir(), 'redress-tour-'));
  const product = await startProduct();
  try {
    // A frame recorded during an animation would stay on screen as long as the finished view.
    const context = await browser.newContext({ viewport: sizes[variant], reducedMotion: 'reduce' });
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const page = await context.newPage();
    await page.goto(variant === 'b2b' ? `${product.business}/dashboard` : `${product.consumer}/home`);
    await signIn(page, demonstrationMails[variant]);
    await closeWelcome(page);
    if (variant === 'b2c') {
      // The carousel comes before the walkthrough, and at every visit until it is finished.
      const ask = await requestsAs(product, 'consumer', demonstrationMails.b2c);
      await ask('/settings', { body: { showOnboarding: false } });
      await page.reload();
      await closeWelcome(page);
    }
    await product.seeded();
    await page.reload();

    const camera = createCamera(page, frames);
    const cues: Cue[] = [];
    for (const { caption, play } of scenesOf[variant]) {
      const from = camera.elapsed();
      await play(page, camera, inLanguage(language));
      cues.push({ from, to: camera.elapsed(), caption });
    }
    const video = `tour.${variant}.${language}.webm`;
    writeFileSync(join(frames, 'frames.txt'), camera.list());
    const input = ['-y', '-f', 'concat', '-safe', '0', '-i', join(frames, 'frames.txt')];
    const output = [...encoding.split(' '), join(target, video)];
    const { status, stderr } = spawnSync('ffmpeg', [...input, ...output], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`ffmpeg: ${stderr}`);
    for (const read of languages)
      writeFileSync(join(target, captionsOf(video, read)), captionsFile(cues, read));
    const seconds = Math.round(camera.elapsed() / 1_000);
    console.log(`${video}: ${seconds} s, ${statSync(join(target, video)).size} bytes`);
    await context.close();
  } finally {
    await product.stop();
    rmSync(frames, { recursive: true });
  }
}

const browser = await openChromium(chromiumPath(true));
try {
  for (const variant of Variant.options)
    for (const language of languages) await film(browser, variant, language);
} finally {
  await browser.close();
}
