/**
 * Markup that is printed unchanged. `html` creates it and escapes every text it inserts; only our own fixed texts
 * are wrapped directly.
 */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type Content = Markup | string | number | null | readonly Content[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

function print(content: Content): string {
  if (content === null) return '';
  if (content instanceof Markup) return content.source;
  if (typeof content === 'number') return String(content);
  if (typeof content === 'string')
    return content.replace(
      /[&<>"'`\u0100-\u{10ffff}]/gu,
      (sign) => escapes[sign] ?? `&#${sign.codePointAt(0)};`,
    );
  return content.reduce<string>((done, each) => done + print(each), '');
}

/**
 * The only way from text to markup. Always write attributes in double quotes. Characters beyond Latin-1 become
 * character references, in templates too: a single literal one would make the engine store, and copy, a page of
 * megabytes with two bytes per character.
 */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(strings.reduce((done, part, index) => done + print(contents[index - 1] ?? null) + part));
}
