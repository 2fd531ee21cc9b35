import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** How often a person tries before it counts as a dead end. */
const mostTries = 25;
/** Milliseconds that they wait for what comes next. */
const patience = 4_000;
/** Milliseconds of a tunnel. */
const tunnel = 2_500;

const said = '[role=alert], [role=status], [role=dialog], [role=alertdialog]';

/** Someone who does not give up: presses again, or what offers to try again, and loads the page again at last. */
export class Person {
  readonly page: Page;
  /** How often each message was seen. */
  readonly messages = new Map<string, number>();
  tries = 0;
  reloads = 0;
  private readonly losesNetwork: boolean;

  constructor(page: Page, losesNetwork: boolean) {
    this.page = page;
    this.losesNetwork = losesNetwork;
  }

  /** Does it until `goal` is seen. With `losesNetwork`, the first attempt is made without a network. */
  async until(goal: Locator, name: string, act: () => Promise<void>): Promise<void> {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      if (await this.sees(goal, attempt === 0 ? 0 : patience)) return;
      if (attempt > 0) this.tries += 1;
      const isCut = this.losesNetwork && attempt === 0;
      if (isCut) await this.page.context().setOffline(true);
      await (attempt % 2 === 1 && (await this.triesAgain()) ? undefined : act().catch(() => undefined));
      if (isCut) {
        await wait(tunnel);
        await this.listen();
        await this.page.context().setOffline(false);
      }
      await this.listen();
      if (attempt % 6 === 5 && !(await this.sees(goal, patience))) {
        this.reloads += 1;
        await this.page.reload();
      }
    }
    throw new Error(
      `Dead end: ${name}. The page says: ${(await this.page.locator('body').innerText()).slice(0, 1_500)}`,
    );
  }

  private async triesAgain(): Promise<boolean> {
    const button = this.page.getByRole('button', { name: /^(Try again|Load again|Retry)$/i }).last();
    if (!(await button.isVisible())) return false;
    return button.click({ timeout: patience }).then(
      () => true,
      () => false,
    );
  }

  private async sees(goal: Locator, within: number): Promise<boolean> {
    if (within === 0) return goal.first().isVisible();
    return goal
      .first()
      .waitFor({ timeout: within })
      .then(
        () => true,
        () => false,
      );
  }

  /** Remembers what the page says. */
  private async listen(): Promise<void> {
    const texts = await this.page
      .locator(said)
      .allInnerTexts()
      .catch(() => []);
    for (const text of texts) {
      const line = text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
      if (line !== '') this.messages.set(line, (this.messages.get(line) ?? 0) + 1);
    }
  }
}
