import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What is owed the focus: it opened a dialog, and could not take the focus back when that was followed by another. */
let owed: Element | null = null;

/**
 * Shows a dialog element as a modal one for as long as the component that holds it is mounted. The browser keeps the
 * focus inside and gives it back to what had it, which it only does for a dialog that is closed before it is removed.
 * What is marked `data-first-focus` has the focus at first; otherwise whatever can have it and stands first.
 *
 * @param onLeave Escape, or a press that began and ended beside the dialog. It stays until its holder takes it away.
 */
export function useModal(onLeave: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const { activeElement, body } = document;
    opener.current = activeElement === body ? owed : activeElement;
    owed = null;
    const listening = new AbortController();
    const { signal } = listening;
    // The whole dialog is covered by its content: what hits the element itself hit the page behind it.
    let pressedBeside = false;
    dialog.addEventListener('pointerdown', ({ target }) => (pressedBeside = target === dialog), { signal });
    dialog.addEventListener('click', ({ target }) => pressedBeside && target === dialog && leave(), {
      signal,
    });
    dialog.addEventListener(
      'cancel',
      (event) => {
        // A file chooser inside that is given up bubbles an event of the same name.
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
  }, []);
  useEffect(
    () => () => {
      // A button that was disabled while its dialog was open could not take the focus back at that moment.
      const { activeElement, body } = document;
      if (activeElement === body && opener.current instanceof HTMLElement) opener.current.focus();
      if (document.activeElement !== body) owed = null;
    },
    [],
  );
  return ref;
}
