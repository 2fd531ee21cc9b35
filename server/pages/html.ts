/** Markup that is safe to send, created only by the `html` template. */
export interface Html {
  readonly markup: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

type Part = string | number | Html | readonly Html[] | null;

function written(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  if ('markup' in part) return part.markup;
  return part.map((each) => each.markup).join('');
}

/** Fills a template. Every value is escaped unless `html` created it. Attributes must be quoted. */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = literals.reduce((text, literal, place) => {
    const part = parts[place - 1];
    return text + (part === undefined ? '' : written(part)) + literal;
  }, '');
  return { markup };
}
