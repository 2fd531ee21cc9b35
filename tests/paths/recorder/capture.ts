import { page } from 'vitest/browser';
import { found } from './found.ts';
import { type Place, placeOf } from './place.ts';
import type { RecordedStep } from './recordedCase.ts';
import { isSecretField, isSecretText } from './secrets.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
/** A step before it is known where it leads. */
export type Action = DistributiveOmit<RecordedStep, 'leadsTo'>;

export interface CaptureOptions {
  /** While it says so, the next click points at something that must be there, and does nothing else. */
  readonly isPointing: () => boolean;
  readonly onAction: (action: Action) => void;
  /** Something cannot be recorded, and why. */
  readonly onProblem: (sentence: string) => void;
}

const clickable =
  'button, a[href], summary, label, input, select, textarea, [role=button], [role=option], [role=switch], [role=tab], [role=menuitem]';
const nameless =
  'This element has no name that a person could call it by, so it can’t be recorded. Please report it: it is a fault in accessibility too.';

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (element: unknown): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !['checkbox', 'radio', 'file', 'button', 'submit', 'reset', 'range'].includes(element.type));

const isSecret = (field: TextField): boolean =>
  isSecretField({
    type: field.type,
    autocomplete: field.autocomplete,
    labels: [
      field.getAttribute('aria-label') ?? '',
      field.name,
      ...[...(field.labels ?? [])].map(({ textContent }) => textContent),
    ],
  }) || isSecretText(field.value);

/** A button that is found by its label is called a button, if that is just as clear. */
function byRole(element: Element, place: Place | null): Place | null {
  const last = place?.at(-1);
  if (place === null || last?.by !== 'label' || !(element instanceof HTMLButtonElement)) return place;
  const { text: name, exact } = last;
  const role = element.role ?? 'button';
  const same: Place = [...place.slice(0, -1), { by: 'role', role, name, ...(exact === true && { exact }) }];
  return found(page, same).elements().length === 1 ? same : place;
}

/** A field is named exactly if something else's name, such as that of the button that shows it, has the field's in it. */
function namedClearly(place: Place | null): Place | null {
  const last = place?.at(-1);
  if (place === null || last?.by !== 'label' || found(page, place).elements().length < 2) return place;
  const exactly: Place = [...place.slice(0, -1), { ...last, exact: true }];
  return found(page, exactly).elements().length === 1 ? exactly : place;
}

/**
 * Watches what a person does on the page: clicks, typing, choosing, files, and Escape. Listens before the page itself does,
 * because afterwards the element may be gone. Returns what ends it.
 */
export function capture({ isPointing, onAction, onProblem }: CaptureOptions): () => void {
  let lastField: { readonly element: TextField; readonly on: Place } | null = null;
  let labelled: Element | null = null;

  function placeOfElement(element: Element): Place | null {
    const place = namedClearly(byRole(element, placeOf(page.elementLocator(element).asLocator())));
    if (place === null) onProblem(nameless);
    else if (isSecretText(JSON.stringify(place))) {
      onProblem('This shows a secret, such as an SSN, so it isn’t saved.');
      return null;
    }
    return place;
  }
  /** A text is looked for as a whole, so that a changed word is noticed. */
  function placeOfText(element: Element): Place | null {
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
    const isClear =
      text !== '' && text.length <= 300 && page.getByText(text, { exact: true }).elements().length === 1;
    if (!isClear || isSecretText(text)) return placeOfElement(element);
    return [{ by: 'text', text, exact: true }];
  }
  function record(element: Element, action: (on: Place) => Action): void {
    const on = placeOfElement(element);
    if (on !== null) onAction(action(on));
  }

  function click(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    if (isPointing()) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const on = placeOfText(event.target);
      if (on !== null) onAction({ do: 'see', on });
      return;
    }
    const element = event.target.closest(clickable);
    // Typing, choosing, and giving a file come with events of their own. A label passes its click on.
    if (element === null || element === labelled) return;
    if (element instanceof HTMLSelectElement || isTextField(element)) return;
    if (element instanceof HTMLInputElement && element.type === 'file') return;
    if (element instanceof HTMLLabelElement) {
      const { control } = element;
      if (control === null || control instanceof HTMLSelectElement || isTextField(control)) return;
      if (control instanceof HTMLInputElement && control.type === 'file') return;
      labelled = control;
      setTimeout(() => {
        labelled = null;
      });
      record(event.target, (on) => ({ do: 'click', on }));
      return;
    }
    record(element, (on) => ({ do: 'click', on }));
  }

  function input({ target }: Event): void {
    if (!isTextField(target)) return;
    // One field is one step, however many keys were pressed.
    const on = lastField?.element === target ? lastField.on : placeOfElement(target);
    if (on === null) return;
    lastField = { element: target, on };
    onAction(
      isSecret(target)
        ? { do: 'typeSecret', on, isNumber: target.inputMode === 'numeric' || /^[\d-]+$/.test(target.value) }
        : { do: 'type', on, text: target.value },
    );
  }

  function change({ target }: Event): void {
    if (target instanceof HTMLSelectElement) {
      const option = target.selectedOptions[0]?.label ?? '';
      record(target, (on) => ({ do: 'choose', on, option }));
    }
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const file = target.files?.[0];
    if (file === undefined) return;
    const ending = /\.\w+$/.exec(file.name)?.[0] ?? '';
    record(target, (on) => ({ do: 'upload', on, ending, type: file.type, bytes: file.size }));
  }

  function press({ key }: KeyboardEvent): void {
    if (key === 'Escape') onAction({ do: 'press', key });
  }

  const listening = new AbortController();
  const how = { capture: true, signal: listening.signal };
  document.addEventListener('click', click, how);
  document.addEventListener('input', input, how);
  document.addEventListener('change', change, how);
  document.addEventListener('keydown', press, how);
  return () => listening.abort();
}

/** Whether an action only continues the one before: more keys in the same field. */
export const continues = (one: Action | undefined, next: Action): boolean =>
  one !== undefined &&
  'on' in one &&
  'on' in next &&
  (next.do === 'type' || next.do === 'typeSecret') &&
  (one.do === 'type' || one.do === 'typeSecret') &&
  JSON.stringify(one.on) === JSON.stringify(next.on);
