import { useIsPresent } from 'framer-motion';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useOnTop } from './onTop.ts';

/**
 * The element focus must return to: it opened a dialog and could not take focus back because another dialog
 * followed.
 */
let owed: Element | null = null;

/** What had the focus last. */
let focused: EventTarget | null = null;
document.addEventListener('focusin', ({ target }) => (focused = target));

/** A button that opens a dialog may be disabled while the dialog loads, and the browser takes the focus from it. */
const disabledOpener = (): Element | null =>
  focused instanceof HTMLButtonElement && focused.disabled && focused.isConnected ? focused : null;

/** What a dialog element needs to be modal and, while it animates out, to be inert. */
interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly inert?: true;
  readonly 'aria-hidden'?: true;
  readonly 'data-leaving'?: true;
}

/**
 * Shows a dialog element as modal for as long as its component is present. The browser keeps focus inside and
 * returns it to the previous element, but only for a dialog that is closed before it is removed. An element marked
 * `data-first-focus` gets focus first; otherwise the first focusable one.
 * @param onLeave Escape, Back, or a press that started and ended outside the dialog. It stays open until its owner removes
 * it.
 * @param takesBack false while Back is for the page, which asks by itself
 */
export function useModal(onLeave: () => void, takesBack = true): Modal {
  const isPresent = useIsPresent();
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const leave = useEffectEvent(onLeave);
  useOnTop(isPresent && takesBack, onLeave);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isPresent) return undefined;
    const { activeElement, body } = document;
    opener.current = activeElement === body ? (owed ?? disabledOpener()) : activeElement;
    owed = null;
    const listening = new AbortController();
    const { signal } = listening;
    // The dialog's content covers it completely, so a press on the element itself is a press on the page behind
    // it.
    let pressedBeside = false;
    dialog.addEventListener('pointerdown', ({ target }) => (pressedBeside = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => pressedBeside && target === dialog && leave(), {
      signal,
    });
    dialog.addEventListener(
      'cancel',
      (event) => {
        // Canceling a file chooser inside bubbles an event of the same name.
        if (event.target !== dialog) return;
        event.preventDefault();
        leave();
      },
      { signal },
    );
    // A second Escape in a row closes it without asking.
    dialog.addEventListener(
      'close',
      () => {
        dialog.showModal();
        leave();
      },
      { signal },
    );
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      listening.abort();
      dialog.close();
      if (document.activeElement !== opener.current) owed = opener.current;
    };
  }, [isPresent]);
  useEffect(() => {
    if (!isPresent) return undefined;
    return () => {
      // A button that was disabled while its dialog was open could not take focus back at that moment.
      const { activeElement, body } = document;
      if (activeElement === body && opener.current instanceof HTMLElement) opener.current.focus();
      // It opened with the page, as an introduction does: the page gets the focus.
      else if (activeElement === body && owed === null)
        document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
      if (document.activeElement !== body) owed = null;
    };
  }, [isPresent]);
  return isPresent ? { ref } : { ref, inert: true, 'aria-hidden': true, 'data-leaving': true };
}
