import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumPath } from '../support/chromiumPath.mjs';
import { timeouts } from '../support/timeouts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const saved = 'test-results/recorder';
const scratch = mkdtempSync(join(tmpdir(), 'redress-recorder-'));

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** A browser that this test can use next to the one who started it. */
function sharedBrowser(port: number): string {
  const file = join(scratch, 'chromium.sh');
  writeFileSync(
    file,
    `#!/bin/sh\nexec "${chromiumPath()}" --headless --remote-debugging-port=${port} "$@"\n`,
  );
  chmodSync(file, 0o755);
  return file;
}

/** The browser that the tool has started; null until it listens. */
const connected = (port: number): Promise<Browser | null> =>
  chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null);

/** The page in which the recorder asks how the case starts; null until there is one. */
async function panelIn(browser: Browser | null): Promise<Page | null> {
  for (const page of browser?.contexts().flatMap((context) => context.pages()) ?? [])
    if ((await page.getByText('How does it start?').count()) > 0) return page;
  return null;
}

let output = '';
let tool: ChildProcess;
let port: number;
beforeAll(async () => {
  rmSync(join(root, saved), { recursive: true, force: true });
  mkdirSync(join(root, saved), { recursive: true });
  port = await freePort();
  tool = spawn(process.execPath, ['tools/paths.ts', '--record', 'providerConnection'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its browser opens no window, so the display is never used.
    env: { ...process.env, CHROMIUM: sharedBrowser(port), RECORDED_FOLDER: saved, DISPLAY: ':99' },
  });
  tool.stdout?.on('data', (part: Buffer) => {
    output += part.toString();
  });
});
afterAll(() => {
  tool.kill();
  rmSync(scratch, { recursive: true, force: true });
});

function must(page: Page | null): Page {
  if (page === null) throw new Error('The panel has gone');
  return page;
}

it('saves what a person does on a screen as a case, without what is secret', async () => {
  const exited = new Promise((resolve) => tool.once('exit', resolve));
  let browser: Browser | null = null;
  let found: Page | null = null;
  const look = async () => {
    browser ??= await connected(port);
    found = await panelIn(browser);
    return found !== null;
  };
  await expect.poll(look, { timeout: timeouts.start, interval: 500 }).toBe(true);
  const page = must(found);
  page.setDefaultTimeout(timeouts.step);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const screen = page.frameLocator('iframe[data-vitest]');
  const form = screen.getByRole('region', { name: 'IdentityIQ' });

  await press('a profile without a provider');
  await form.getByLabel('Username').pressSequentially('ana');
  await form.getByLabel('Password', { exact: true }).pressSequentially('hunter2');
  await form.getByLabel('Secret answer', { exact: true }).pressSequentially('4711');
  await form.getByRole('button', { name: 'Connect' }).click();
  await press('the provider reports a billing error');
  await press('Something must be on the screen…');
  await screen.getByText('check your billing').click();
  await screen.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Name of the case').fill('Billing error');
  await press('Save case');
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toBe('Name the case in small letters, digits, and hyphens, like billing-error.');
  await page.getByLabel('Name of the case').fill('billing-error-again');
  await press('Save case');
  await press('Finish');
  expect(await exited).toBe(0);

  expect(output).toContain('To replay it: npm run paths -- --replay billing-error-again');
  const recorded = readFileSync(join(root, saved, 'billing-error-again.json'), 'utf8');
  expect(recorded).not.toMatch(/hunter2|4711/);
  // The same as the case that the views replay.
  const replayed = readFileSync(join(root, 'tests/paths/recorded/billing-error.json'), 'utf8');
  expect(JSON.parse(recorded)).toEqual(JSON.parse(replayed));
});
