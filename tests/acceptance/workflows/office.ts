import type { Page } from 'playwright-core';
import { signedIn } from '#tests/support/mainJob.ts';
import type { World } from '#tests/support/world.ts';

/** Where the workflows are lived: the product, the pages of people at work, and what their workflows did. */
export class Office {
  readonly world: World;
  /** Every transition that any workflow made on the running product, by name. */
  readonly taken = new Set<string>();
  #page: Page | null = null;
  #photo: Buffer | null = null;

  constructor(world: World) {
    this.world = world;
  }

  /** Some photo. */
  get photo(): Buffer {
    if (this.#photo === null) throw new Error('There is no photo yet');
    return this.#photo;
  }
  set photo(photo: Buffer) {
    this.#photo = photo;
  }

  /** The agency's page, which each step finds where the step before left it. */
  get page(): Page {
    if (this.#page === null) throw new Error('The agency has not signed in');
    return this.#page;
  }
  set page(page: Page) {
    this.#page = page;
  }

  /** A person at work with the charts switched on, so that the tab records what its workflows do. */
  async open(base: string, mail: string, path: string): Promise<Page> {
    const { page } = await signedIn(this.world.browser, base, mail, path, {
      viewport: { width: 1900, height: 1000 },
      storageState: {
        cookies: [],
        origins: [{ origin: base, localStorage: [{ name: 'liveCharts', value: 'on' }] }],
      },
    });
    return page;
  }

  /** Notes what the workflows of a tab did. */
  async gather(page: Page): Promise<void> {
    const steps = await page.evaluate(() => sessionStorage.getItem('workflowTrail'));
    for (const step of JSON.parse(steps ?? '[]')) this.taken.add(step);
  }
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
