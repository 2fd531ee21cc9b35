/** Markup that is printed as it is. `html` makes it and escapes every text that goes in; only fixed texts of ours are wrapped by hand. */
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
  return content.map(print).join('');
}

/**
 * The only way from text to markup. Attributes are always written in double quotes. Signs beyond Latin-1 become
 * references, and templates write them so: with one of them as it is, a page of megabytes is held, and copied, in two
 * bytes a letter.
 */
export function html(strings: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(strings.reduce((done, part, index) => done + print(contents[index - 1] ?? null) + part));
}
