/**
 * The possible changes to the text of a report. Each takes the text, a source of randomness, and the text of another
 * format.
 */
import { changeNodes } from './nodes.ts';
import type { Random } from './random.ts';

export type Change = (text: string, random: Random, other: string) => string;

/** Nothing longer is inserted. */
const longest = 6 * 1024 * 1024;

const replaced = (text: string, from: number, to: number, instead: string): string =>
  text.slice(0, from) + instead.slice(0, longest) + text.slice(to);

/** Repeats a text, as often as there is room. */
const repeated = (text: string, times: number): string =>
  text.repeat(Math.min(times, Math.ceil(longest / Math.max(text.length, 1))));

/**
 * A random match of a pattern: the first after a random position, otherwise the first of all; null if there is none.
 */
function matchIn(text: string, random: Random, pattern: RegExp): RegExpExecArray | null {
  const global = new RegExp(pattern, 'g');
  global.lastIndex = random.below(text.length + 1);
  const behind = global.exec(text);
  if (behind) return behind;
  global.lastIndex = 0;
  return global.exec(text);
}

/** Replaces a random match, or its first group if there is one. */
function swapped(text: string, random: Random, pattern: RegExp, instead: (found: string) => string): string {
  const match = matchIn(text, random, pattern);
  if (match === null) return text;
  const [whole, part = whole] = match;
  const from = match.index + whole.indexOf(part);
  return replaced(text, from, from + part.length, instead(part));
}

const inserted = (text: string, random: Random, words: string): string => {
  const at = random.below(text.length + 1);
  return replaced(text, at, at, words);
};

/** The text of a value in JSON, or of an attribute or element. */
const value = /[:=>]\s*("[^"\\]*"|-?\d+(?:\.\d+)?|true|false|null|[^<>"'\s{[][^<>"]*)/;
const digits = /\d+/;
const member = /"[^"\\]+"\s*:\s*(?:"[^"\\]*"|-?\d[\d.]*|true|false|null)|\s[\w:@-]+="[^"]*"/;
const element = /<(\w+)[^<>]*>[^<>]*<\/\1>/;
const object = /\{[^{}]*\}/;

export const changes: Readonly<Record<string, Change>> = {
  nodes: changeNodes,
  characters(text, random) {
    let changed = text;
    for (let turn = random.below(20); turn >= 0; turn -= 1) {
      const at = random.below(changed.length + 1);
      changed = replaced(changed, at, at + 1, String.fromCharCode(random.below(0x180)));
    }
    return changed;
  },
  end: (text, random) => text.slice(0, random.below(text.length + 1)),
  hole(text, random) {
    const at = random.below(text.length + 1);
    return replaced(text, at, at + random.below(3_000), '');
  },
  splice(text, random, other) {
    const from = random.below(other.length + 1);
    return inserted(text, random, other.slice(from, from + random.below(4_000)));
  },
  double(text, random) {
    const from = random.below(text.length + 1);
    return inserted(text, random, text.slice(from, from + random.below(4_000)));
  },
  number: (text, random) =>
    swapped(text, random, digits, () =>
      random.pick([
        '9'.repeat(400),
        '-1',
        '0',
        '1e308',
        '-0.0001',
        '99999999999999999999',
        '٣',
        '0x1F',
        '1.7976931348623157e309',
      ]),
    ),
  type: (text, random) =>
    swapped(text, random, value, () =>
      random.pick(['null', 'true', '{}', '[]', '0', '""', '[[]]', '{"$":{"$":{}}}', '-', 'undefined', 'NaN']),
    ),
  date: (text, random) =>
    swapped(text, random, /\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4}/, () =>
      random.pick([
        '9999-12-31',
        '0000-00-00',
        '2024-02-30',
        '12/31/9999',
        '00/00/0000',
        '2024-13-01',
        '1900-01-01',
        '٢٠٢٤-٠١-٠١',
        '2024-01-01T99:99:99Z',
      ]),
    ),
  nesting(text, random) {
    const depth = random.pick([40, 70, 300, 20_000, 400_000]);
    const [open, close] = random.pick<readonly [string, string]>([
      ['[', ']'],
      ['{"a":', '}'],
      ['<a>', '</a>'],
      ['<div>', '</div>'],
      ['<table><tr><td>', '</td></tr></table>'],
      ['<b><i>', ''],
    ]);
    const tower = `${open.repeat(depth)}${random.pick(['', '1'])}${random.pick([close.repeat(depth), ''])}`;
    return random.pick([true, false])
      ? swapped(text, random, value, () => tower)
      : inserted(text, random, tower);
  },
  entity: (text, random) =>
    inserted(
      text,
      random,
      random.pick([
        '&amp;'.repeat(50_000),
        '&#0;',
        '&#x110000;',
        '&#xD800;',
        '&lol;',
        '&',
        '&#x26;#x26;amp;',
        '<![CDATA[]]>',
        '<![CDATA[',
        '<!--',
        '-->',
        '<?xml?>',
        '\u0000',
        '\uFEFF',
        '\u202E',
        '\uD800',
        '</script><script>',
        '<template>'.repeat(100),
      ]),
    ),
  documentType: (text, random) =>
    random.pick([
      '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>',
      '<!DOCTYPE a SYSTEM "file:///etc/hostname">',
      `<!DOCTYPE a [${'<!ENTITY b "c">'.repeat(50_000)}]>`,
      '<!doctype html>',
    ]) + text.replace(/^<\?xml[^>]*\?>/, ''),
  member: (text, random) => {
    const times = random.pick([1, 2, 500, 20_000]);
    return swapped(text, random, member, (found) =>
      found.startsWith('"') ? repeated(`${found},`, times) + found : repeated(found, times + 1),
    );
  },
  element: (text, random) =>
    swapped(text, random, element, (found) => repeated(found, random.pick([0, 2, 300, 20_000]))),
  object: (text, random) =>
    swapped(text, random, object, (found) => repeated(`${found},`, random.pick([1, 300, 10_000])) + found),
  long: (text, random) =>
    swapped(text, random, /"([^"\\]*)"|>([^<>]+)</, (found) =>
      random
        .pick(['x', ' ', 'C', '9', '&amp;', '\\u0000', '.*', 'a b ', '-', '('])
        .repeat(random.pick([1_000, 100_000, 1_000_000]))
        .concat(found),
    ),
  name: (text, random) =>
    swapped(text, random, /"([A-Za-z_@]+)"\s*:|<\/?(\w+)|class="([^"]+)"/, () =>
      random.pick([
        '__proto__',
        'constructor',
        'toString',
        '$',
        '@',
        '#text',
        'Type',
        'Bureau',
        'hasOwnProperty',
        '',
        '0',
        'length',
      ]),
    ),
  envelope: (text, random) =>
    random.pick<(inside: string) => string>([
      (inside) => `JSON_CALLBACK(${inside})`,
      (inside) => `<html><body><pre>${inside}</pre></body></html>`,
      (inside) => JSON.stringify({ rawReport: inside }),
      (inside) => JSON.stringify({ rawReport: JSON.stringify({ rawReport: inside }) }),
      (inside) =>
        `<s:Envelope xmlns:s="s"><s:Body>${inside.replace(/^<\?xml[^>]*\?>/, '')}</s:Body></s:Envelope>`,
      (inside) => `[${inside},${inside}]`,
      (inside) => `${inside}${inside}`,
      (inside) => `<!-- ${inside.slice(0, 500)} -->${inside}`,
    ])(text),
};
