import type { Locator, Page } from 'playwright-core';

/** What a task cost the person. */
export interface Effort {
  /** Clicks, or keys pressed where no text is typed. */
  readonly steps: number;
  /** Fields that are typed into or chosen in. */
  readonly fields: number;
}

/** Does what a person does, and counts it. */
export interface Hand {
  readonly page: Page;
  readonly effort: () => Effort;
  /** Presses a button, follows a link, ticks a box. */
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  readonly choose: (target: Locator, label: string) => Promise<void>;
  readonly openClient: (name: string) => Promise<void>;
  readonly openRepairCenter: (name: string) => Promise<void>;
  readonly openOutcomes: () => Promise<void>;
}

/** Finds clients in the list, and pages in the menu. */
export function byMouse(page: Page): Hand {
  let [steps, fields] = [0, 0];
  const press = async (target: Locator) => {
    steps += 1;
    // A radio button is drawn as its label.
    const isRadio = (await target.getAttribute('type')) === 'radio';
    await (isRadio ? target.locator('xpath=ancestor::label[1]') : target).click();
  };
  const write = async (target: Locator, text: string) => {
    fields += 1;
    await target.fill(text);
  };
  const find = (name: string) => write(searchOf(page), name);
  return {
    page,
    effort: () => ({ steps, fields }),
    press,
    write,
    choose: async (target, label) => {
      fields += 1;
      await target.selectOption({ label });
    },
    openClient: async (name) => {
      await find(name);
      await press(page.getByRole('table').getByRole('link', { name, exact: true }));
    },
    openRepairCenter: async (name) => {
      await find(name);
      await press(page.getByRole('link', { name: `Repair Center for ${name}` }));
    },
    openOutcomes: () => press(page.getByRole('link', { name: 'Outcomes', exact: true })),
  };
}

export const searchOf = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search by name' });

const isFocused = (element: Element) => element === document.activeElement;
/** Tab stops once at a group of radio buttons, and arrow keys move in it. */
const isInFocusedGroup = (element: Element) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  document.activeElement instanceof HTMLInputElement &&
  document.activeElement.name === element.name;
/** Whether it comes before what has the focus. */
const isBefore = (element: Element) =>
  document.activeElement !== document.body &&
  (element.compareDocumentPosition(document.activeElement ?? element) & Node.DOCUMENT_POSITION_FOLLOWING) !==
    0;
/** How many presses of Tab are between the focus and the element, or more than a person presses. */
const tabsTo = (element: Element): number => {
  const stops = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]'),
  ].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const from = document.activeElement === null ? -1 : stops.indexOf(document.activeElement);
  return from === -1 ? Number.POSITIVE_INFINITY : Math.abs(stops.indexOf(element) - from);
};
/** What the palette calls it. */
const nameOf = (element: Element): string =>
  (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement || element instanceof HTMLSelectElement
      ? (element.labels?.[0]?.textContent ?? '')
      : element.textContent)
  )
    .replaceAll(/\s+/g, ' ')
    .trim();
/** From here on, naming it in the palette is quicker than Tab. */
const manyTabs = 6;
/** More than any page has, so that a way that leads nowhere fails. */
const mostTabs = 400;

/**
 * Each press of Tab counts, and so do the keys that press something. Clients, pages, and what is far away on a page are found
 * in the palette.
 */
export function byKeys(page: Page): Hand {
  let [steps, fields] = [0, 0];
  const key = async (name: string) => {
    steps += 1;
    await page.keyboard.press(name);
  };
  const type = async (text: string) => {
    fields += 1;
    await page.keyboard.type(text);
  };
  /** Names it in the palette, as far as the palette opens and lists it; a name that others have too is left to Tab. */
  const jump = async (target: Locator) => {
    const palette = page.getByRole('dialog', { name: 'Search', exact: true });
    if ((await page.getByRole('dialog').count()) > 0 || (await target.evaluate(tabsTo)) <= manyTabs) return;
    const name = await target.evaluate(nameOf);
    const option = palette
      .getByRole('group', { name: 'On this page' })
      .getByRole('option', { name, exact: true });
    await key('ControlOrMeta+k');
    await palette.waitFor();
    await type(name);
    await palette.getByRole('status').filter({ hasNotText: 'Searching…' }).waitFor({ state: 'attached' });
    if ((await option.count()) !== 1) {
      await key('Escape');
      return;
    }
    while ((await option.getAttribute('aria-selected')) !== 'true') await key('ArrowDown');
    await key('Enter');
    await palette.waitFor({ state: 'detached' });
  };
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
    await jump(target);
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await target.evaluate(isFocused)) return;
      const isNear = await target.evaluate(isInFocusedGroup);
      await key(isNear ? 'ArrowRight' : (await target.evaluate(isBefore)) ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`No key leads to ${target.toString()}`);
  };
  /** Types into the palette and chooses what it offers first. */
  const choosePalette = async (words: string, offered: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await type(words);
    await dialog.getByRole('option', { name: offered, selected: true }).waitFor();
    await key('Enter');
  };
  return {
    page,
    effort: () => ({ steps, fields }),
    press: async (target) => {
      await reach(target);
      const kind = await target.getAttribute('type');
      // An arrow key has already chosen it.
      if (kind === 'radio' && (await target.isChecked())) return;
      await key(kind === 'checkbox' || kind === 'radio' ? 'Space' : 'Enter');
    },
    write: async (target, text) => {
      await reach(target);
      await key('ControlOrMeta+a');
      await type(text);
    },
    choose: async (target, label) => {
      await reach(target);
      await type(label);
    },
    openClient: async (name) => {
      await key('ControlOrMeta+k');
      await choosePalette(name, name);
    },
    openRepairCenter: async (name) => {
      await key('ControlOrMeta+k');
      await choosePalette('repair center for', 'Open the Repair Center for a client');
      await choosePalette(name, name);
    },
    openOutcomes: async () => {
      await key('ControlOrMeta+k');
      await choosePalette('outcomes', 'Outcomes');
    },
  };
}
