import type { Fault } from './walk.ts';

/** What people call elements by their role; other roles keep their own name. */
const nouns: Readonly<Record<string, string>> = {
  alert: 'message',
  combobox: 'list',
  contentinfo: 'footer',
  img: 'image',
  listitem: 'entry',
  progressbar: 'progress',
  radio: 'option',
  region: 'section',
  rowheader: 'row',
  status: 'message',
  textbox: 'field',
};

/** `the button “Save”` */
export function thing(role: string, name: string): string {
  const noun = nouns[role] ?? role;
  return name === '' ? `the ${noun}` : `the ${noun} “${name}”`;
}

const kinds: Readonly<Record<string, string>> = {
  AltText: 'image',
  LabelText: 'field',
  Label: 'field',
  Placeholder: 'field',
  Text: 'text',
  Title: 'element titled',
};
const steps = /getBy(\w+)\((?:(['"`])(.*?)\2|\/(.*?)\/[a-z]*)(?:, \{ (.*?) \})?\)/g;
const named = /name: (?:(['"`])(.*?)\1|\/(.*?)\/[a-z]*)/;

/** The texts that a pattern matches: `^(?:Save|Save all)$` becomes Save” or “Save all. */
const readable = (pattern: string): string =>
  pattern
    .replaceAll(/^\^|\$$/g, '')
    .replaceAll(/\(\?:|\)$/g, '')
    .replaceAll(/\.[+*]/g, '…')
    .replaceAll('|', '” or “')
    .replaceAll(/\\(.)/g, '$1');

/** A locator as a person would point at it: `the button “Save” in the dialog “Leave?”`. */
export function inWords(locator: string): string {
  const found = [...locator.matchAll(steps)];
  const parts = found.map(([, kind = '', , text = '', pattern = '', options = ''], index) => {
    const isAround = index < found.length - 1 && kind.startsWith('Label');
    if (kind !== 'Role')
      return thing(isAround ? 'section' : (kinds[kind] ?? 'element'), text || readable(pattern));
    const [, , name = '', like = ''] = named.exec(options) ?? [];
    return thing(text, name || readable(like));
  });
  return parts.length === 0 ? 'an element' : parts.toReversed().join(' in ');
}

const actions: Readonly<Record<string, string>> = {
  click: 'click',
  fill: 'type into',
  selectOption: 'choose from',
  setInputFiles: 'give a file to',
};
const obstacles: readonly (readonly [RegExp, string])[] = [
  [/intercepts pointer events/, 'something else is in front of it'],
  [/element is not enabled/, 'it is disabled'],
  [/element is not visible/, 'it is not visible'],
];
/** What should be true of an element, by the matcher that found it is not. */
const shouldBe: Readonly<Record<string, string>> = {
  toBeVisible: 'visible',
  toBeEnabled: 'enabled',
  toBeDisabled: 'disabled',
  toBeChecked: 'selected',
  toBeValid: 'valid',
  toBeInvalid: 'marked as invalid',
};

/** Vitest colors its messages for terminals. */
const escapeSequence = new RegExp(`${String.fromCodePoint(27)}\\[\\d+m`, 'g');
const withoutColors = (text: string) => text.replaceAll(escapeSequence, '');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The browser's own input timed out. */
function ofInput(text: string): string | null {
  const [, action = ''] = /^locator\.(\w+): Timeout/.exec(text) ?? [];
  if (action === '') return null;
  const what = `${actions[action] ?? action} ${inWords(text)}`;
  const [, why] = obstacles.find(([sign]) => sign.test(text)) ?? [];
  return `Could not ${what}: ${why ?? 'it is not there'}.`;
}

/** A matcher found something else. */
function ofMatcher(text: string, about: string): string | null {
  const [, not, matcher = ''] = /^expect\(element\)(\.not)?\.(\w+)\(/.exec(text) ?? [];
  if (matcher === '') return null;
  const what = capital(inWords(about));
  const state = shouldBe[matcher];
  if (state !== undefined)
    return not ? `${what} should not be ${state}, but is.` : `${what} should be ${state}, but is not.`;
  const [, expected = '', received = ''] =
    /Expected[^\n]*:\n([\s\S]*?)\nReceived:\n?([\s\S]*)/.exec(text) ?? [];
  return expected === ''
    ? null
    : `${what} should have “${oneLine(expected)}”, but has “${oneLine(received)}”.`;
}

/** The error of a check or an action in plain words; the page's own tree and markup are left to `details`. */
export function plainFault(message: string, about = ''): Fault {
  const text = withoutColors(message);
  const missing = /^Cannot find element with locator: (.*)/.exec(text)?.[1];
  const [, several = '', count = ''] =
    /^strict mode violation: (.*) resolved to (\d+) elements/.exec(text) ?? [];
  const sentence =
    (missing === undefined ? null : `${capital(inWords(missing))} is not there.`) ??
    (several === '' ? null : `${capital(inWords(several))} is there ${count} times.`) ??
    ofInput(text) ??
    ofMatcher(text, about);
  const [first = ''] = text.split('\n');
  return { sentence: sentence ?? first.replace(/page\.getBy.*\)/, inWords), details: text };
}
