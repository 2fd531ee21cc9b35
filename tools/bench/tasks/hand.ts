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
/** More than any page has, so that a way that leads nowhere fails. */
const mostTabs = 400;

/** Each press of Tab counts, and so do the keys that press something. Clients and pages are found in the palette. */
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
  const reach = async (target: Locator) => {
    await target.waitFor({ state: 'attached' });
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
