/** A form on a provider's page: where it submits to, its current values, and the names of its inputs by id or name. */
export interface PageForm {
  readonly action: string;
  readonly values: Readonly<Record<string, string>>;
  /** The name under which an input is submitted, found by the end of its name or id; null if there is none. */
  readonly nameOf: (input: string) => string | null;
}

interface Input {
  readonly name: string;
  readonly id: string;
  readonly type: string;
  readonly value: string;
}

// Every pattern here runs on untrusted text: none of them can look at a character more than a few times.
const tag = /<(\/?form|input)\b([^<>]*)>/giu;
const attribute = /(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gu;

/** The first form that has an input with this name or id, or null. */
export function formWith(html: string, input: string): PageForm | null {
  let action = '';
  let inputs: Input[] = [];
  const formOf = (): PageForm | null => {
    const form = pageForm(action, inputs);
    return form.nameOf(input) === null ? null : form;
  };
  for (const [, name = '', rest = ''] of html.matchAll(tag)) {
    const attributes = attributesOf(rest);
    if (name.toLowerCase() === 'input') {
      const of = (key: string): string => attributes.get(key) ?? '';
      inputs.push({ name: of('name'), id: of('id'), type: of('type').toLowerCase(), value: of('value') });
      continue;
    }
    const found = formOf();
    if (found !== null) return found;
    action = attributes.get('action') ?? '';
    inputs = [];
  }
  return formOf();
}

function pageForm(action: string, inputs: readonly Input[]): PageForm {
  return {
    action,
    values: Object.fromEntries(
      inputs
        .filter(({ type, name }) => type === 'hidden' && name !== '')
        .map(({ name, value }) => [name, value]),
    ),
    nameOf: (wanted) => {
      const found = inputs.find(({ name, id }) => endsAs(name, wanted) || endsAs(id, wanted));
      return found === undefined || found.name === '' ? null : found.name;
    },
  };
}

/** ASP.NET prefixes an input's name with its containers: `ctl00$body$txtUsername`. */
const endsAs = (name: string, wanted: string): boolean =>
  name === wanted || name.endsWith(`$${wanted}`) || name.endsWith(`_${wanted}`);

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    found.set(name.toLowerCase(), unescaped(double ?? single ?? bare ?? ''));
  }
  return found;
}

/** Whether the page asks for a password, that is, shows a sign-in form. */
export function asksPassword(html: string): boolean {
  return /<input\b[^<>]*\btype\s*=\s*["']?password\b/iu.test(html);
}

/** The visible text of a page, including its title. */
export function visibleText(html: string): string {
  const [start = '', ...hidden] = html.split(/<(?:script|style)\b/iu);
  const rest = hidden.map((piece) => {
    const end = piece.search(/<\/(?:script|style)/iu);
    return end < 0 ? '' : piece.slice(end);
  });
  return unescaped([start, ...rest].join(' ').replaceAll(/<[^<>]*>/gu, ' '));
}

/** The title and headings of a page: its subject, without its menus. */
export function headings(html: string): string {
  const found: string[] = [];
  for (const piece of html.split(/<(?=(?:title|h[1-3])\b)/iu).slice(1)) {
    found.push(visibleText(`<${piece.slice(0, Math.max(0, piece.search(/<\/(?:title|h[1-3])/iu)))}`));
  }
  return found.join(' ');
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
