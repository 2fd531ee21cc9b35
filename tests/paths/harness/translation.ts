/** A message, or one of its plural forms, in two languages; `{…}` is the place of a value. */
interface Wording {
  readonly from: string;
  readonly to: string;
}

const plural = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/;
const place = /\{[^{}]*\}/;
const tags = /<\/?\d+\/?>/g;

/** A message's forms by their category; one without plurals has one form. */
function formsOf(message: string): ReadonlyMap<string, string> {
  const [whole, , branches] = plural.exec(message) ?? [];
  if (whole === undefined || branches === undefined) return new Map([['', message]]);
  const forms = branches.matchAll(/(=\d+|\w+) \{([^{}]*)\}/g);
  return new Map(
    [...forms].map(([, category = '', form = '']) => [
      category,
      message.replace(whole, form.replaceAll('#', '{#}')),
    ]),
  );
}

/** Where only the translation has plural forms, one of something has another than several. */
function withoutPlural(from: string, to: string, name: string): Wording[] {
  const forms = formsOf(to);
  const of = (category: string, value: string) => ({
    from: from.replace(`{${name}}`, value).replaceAll(tags, ''),
    to: (forms.get(category) ?? to).replaceAll('{#}', value).replaceAll(tags, ''),
  });
  return [of('one', '1'), of('other', `{${name}}`)];
}

function wordingsOf(from: string, to: string): Wording[] {
  const [, name] = plural.exec(to) ?? [];
  if (name !== undefined && !plural.test(from)) return withoutPlural(from, to, name);
  const others = formsOf(to);
  return [...formsOf(from)].map(([category, form]) => ({
    from: form.replaceAll(tags, ''),
    to: (others.get(category) ?? others.get('other') ?? to).replaceAll(tags, ''),
  }));
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** What a wording looks like on a page, whatever its values are. */
const shapeOf = (wording: string, value: string) => wording.split(place).map(escaped).join(value);
const fill = (wording: string, values: ReadonlyMap<string, string>) =>
  wording.replaceAll(/\{[^{}]*\}/g, (name) => values.get(name) ?? name);

/** Translates what tests look for on a page: whole messages with their values, or patterns that match messages. */
export type Translate = <T extends string | RegExp>(text: T) => T;

/** Leaves texts as they are. */
export const asWritten: Translate = (text) => text;

/** Translates by a catalog. A text that is no message is data, such as a name, and stays as it is. */
export function translator(messages: ReadonlyMap<string, string>): Translate {
  const wordings = [...messages].flatMap(([from, to]) => wordingsOf(from, to));
  const plain = new Map(wordings.map(({ from, to }) => [from, to]));
  // The more of a message is its own words, the better it matches; one that is only values would fit everything.
  const ownWords = ({ from }: Wording) => from.split(place).join('').length;
  const withValues = wordings
    .filter(({ from }) => place.test(from) && /\p{L}{2}/u.test(from.split(place).join(' ')))
    .toSorted((one, other) => ownWords(other) - ownWords(one));

  function text(given: string): string {
    const same = plain.get(given);
    if (same !== undefined) return same;
    for (const { from, to } of withValues) {
      const values = new RegExp(`^${shapeOf(from, '(.+)')}$`, 's').exec(given)?.slice(1);
      const names = from.match(new RegExp(place, 'g')) ?? [];
      if (values) return fill(to, new Map(names.map((name, index) => [name, text(values[index] ?? '')])));
    }
    return given;
  }

  function pattern(given: RegExp): RegExp {
    // Values that a message may have where the pattern meets it.
    const samples = ['A', ...(given.source.match(/\d+/g) ?? [])];
    const meant = wordings.filter(({ from }) =>
      samples.some((value) => given.test(from.split(place).join(value))),
    );
    if (meant.length === 0) return given;
    const shapes = meant.map(({ to }) => shapeOf(to, '.+')).join('|');
    const [start, end] = [given.source.startsWith('^'), given.source.endsWith('$')];
    return new RegExp(`${start ? '^' : ''}(?:${shapes})${end ? '$' : ''}`, given.flags);
  }

  return <T extends string | RegExp>(given: T) =>
    (typeof given === 'string' ? text(given) : pattern(given)) as T;
}
