const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key of commands and its name: ⌘ on Apple's devices, where Ctrl edits text. */
export const commandKey = isApple ? '⌘' : 'Ctrl';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Ctrl+K, or ⌘K. */
export const isPaletteKey = ({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** A key alone. Some layouts need Shift for its character. */
export const isSingle = ({ altKey, ctrlKey, metaKey }: Pressed): boolean => !altKey && !ctrlKey && !metaKey;

/** Whether what has the focus takes characters: a field, a list that jumps to what is typed, or text that can be edited. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches(
      'textarea, select, [role=combobox], [role=textbox], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])',
    ));
