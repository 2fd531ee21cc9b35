import { defaultLanguage, languages, type Language } from '#vocabulary/languages.ts';

const supported = (tag: string): Language | null => {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
};

/** The preferred language in a header such as `es-MX,es;q=0.9,en;q=0.8`, by its weights, among those the pages have. */
function accepted(header: string): Language | null {
  const wishes = header
    .slice(0, 400)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const weight = parameters
        .map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1])
        .find((q) => q !== undefined);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wishes.map(({ tag }) => supported(tag)).find((language) => language !== null) ?? null;
}

/** The languages a request asks for, in order of precedence. */
export interface LanguageWishes {
  /** The switch on the page: `?language=es`. */
  readonly chosen?: string | undefined;
  /** OpenID Connect's `ui_locales`: tags separated by spaces, in order of preference. */
  readonly uiLocales?: string | undefined;
  readonly acceptLanguage?: string | undefined;
}

export function languageOf({ chosen, uiLocales, acceptLanguage }: LanguageWishes): Language {
  const asked = (uiLocales ?? '').split(' ').map(supported);
  return (
    supported(chosen ?? '') ??
    asked.find((language) => language !== null) ??
    accepted(acceptLanguage ?? '') ??
    defaultLanguage
  );
}
