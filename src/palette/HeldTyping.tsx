import { useEffectEvent, useLayoutEffect } from 'react';
import { longestSearch } from '#contract/limits.ts';
import { isSingle } from '#src/browser/keys.ts';

let text = '';

/** What was typed while a search field loaded; '' if nothing was, or once it is taken. */
export function takeTyped(): string {
  const taken = text;
  text = '';
  return taken;
}

/**
 * In place of a search field that is still loading: keeps what is typed for it, and from what has the focus until then. There a
 * letter could select a client, or end up in a form. Escape gives up.
 */
export function HeldTyping({ onCancel }: { readonly onCancel: () => void }) {
  const cancel = useEffectEvent(onCancel);
  useLayoutEffect(() => {
    takeTyped();
    function onKeyDown(event: KeyboardEvent): void {
      const { key } = event;
      if (!isSingle(event)) return;
      if (key === 'Escape') cancel();
      else if (key === 'Backspace') text = text.slice(0, -1);
      else if (key.length === 1) text = (text + key).slice(0, longestSearch);
      // What is found is not there yet to be chosen.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return null;
}
