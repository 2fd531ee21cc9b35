import { inject } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Mouse and keyboard input, dispatched inside the page: many times faster than the browser's own input, which goes through
 * three processes and waits for frames. As there, only elements that are visible, enabled, and on top can be used.
 */
export interface PageInput {
  readonly click: (locator: Locator) => Promise<void>;
  readonly fill: (locator: Locator, text: string) => Promise<void>;
  readonly upload: (locator: Locator, file: File) => Promise<void>;
  readonly selectOptions: (locator: Locator, label: string) => Promise<void>;
}

/** Why an element cannot be used right now, or null. */
function obstacleTo(element: Element): string | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return 'it is not visible';
  const isDisabled = element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
  if (isDisabled) return 'it is disabled';
  return element.closest('[inert]') === null ? null : 'it is out of reach';
}

/** The topmost element in the middle of another, or of its first line, scrolled to where it can be seen. */
function topmostAt(element: Element): {
  readonly top: Element | null;
  readonly x: number;
  readonly y: number;
} {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const [line = element.getBoundingClientRect()] = element.getClientRects();
  const { left, top, width, height } = line;
  const [x, y] = [left + width / 2, top + height / 2];
  return { top: document.elementFromPoint(x, y), x, y };
}

/** The parts of one control: what is hidden under its label is clicked on its label. */
const isSameControl = (one: Element, other: Element) =>
  one.contains(other) || other.contains(one) || (one.closest('label') ?? one) === other.closest('label');

/** Retries until it succeeds, as the browser's own input does. */
async function eventually<T>(
  locator: Locator,
  what: string,
  attempt: (element: Element) => T | string,
): Promise<T> {
  const end = performance.now() + inject('eventually');
  for (;;) {
    const element = locator.query();
    const found = element === null ? 'it is not there' : attempt(element);
    if (typeof found !== 'string') return found;
    if (performance.now() > end) throw new Error(`Could not ${what} ${locator.asLocator()}: ${found}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** The element as soon as it can be used. */
const usable = (locator: Locator, what: string) =>
  eventually(locator, what, (element) => obstacleTo(element) ?? element);

function setFiles(input: Element, file: File): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('Files are given to an input');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

const tell = (element: Element, ...types: readonly string[]) =>
  types.forEach((type) => element.dispatchEvent(new Event(type, { bubbles: true })));

export const dispatchedInput: PageInput = {
  async click(locator) {
    const { top, x, y } = await eventually(locator, 'click', (element) => {
      const obstacle = obstacleTo(element);
      if (obstacle !== null) return obstacle;
      const point = topmostAt(element);
      return point.top !== null && isSameControl(element, point.top)
        ? point
        : 'something else is in front of it';
    });
    if (top === null) return;
    const how = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, detail: 1 };
    top.dispatchEvent(new PointerEvent('pointerdown', how));
    if (top.dispatchEvent(new MouseEvent('mousedown', how))) {
      const focusable = top.closest('button, a[href], input, select, textarea, summary, [tabindex]');
      if (focusable instanceof HTMLElement) focusable.focus({ preventScroll: true });
      // Pressing something that cannot have the focus takes it from the element that has it.
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    }
    top.dispatchEvent(new PointerEvent('pointerup', how));
    top.dispatchEvent(new MouseEvent('mouseup', how));
    top.dispatchEvent(new MouseEvent('click', how));
  },

  async fill(locator, text) {
    const element = await usable(locator, 'fill');
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error(`Nothing can be typed into ${locator.asLocator()}`);
    element.focus();
    element.select();
    document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    tell(element, 'change');
  },

  async upload(locator, file) {
    // As with the browser's own input, a file can also be given to what is hidden under its label, or closed for now.
    const element = await eventually(locator, 'give a file to', (input) => input);
    setFiles(element, file);
    tell(element, 'input', 'change');
  },

  async selectOptions(locator, label) {
    const element = await usable(locator, 'choose in');
    if (!(element instanceof HTMLSelectElement))
      throw new Error(`Nothing can be chosen in ${locator.asLocator()}`);
    const option = [...element.options].find((one) => one.label === label || one.value === label);
    if (option === undefined) throw new Error(`${locator.asLocator()} has no option ${label}`);
    element.value = option.value;
    tell(element, 'input', 'change');
  },
};
