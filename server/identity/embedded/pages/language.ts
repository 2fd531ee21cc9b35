import { defaultLanguage, languages, type Language } from '#vocabulary/languages.ts';

const supported = (tag: string): Language | null => {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary) ?? null;
};

/** The first language of a header such as `es-MX,es;q=0.9,en;q=0.8` that the pages are written in, by its weights. */
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

/** What a request says about its reader's language, strongest first. */
export interface LanguageWishes {
  /** The switch on the page: `?language=es`. */
  readonly chosen?: string | undefined;
  /** OpenID Connect's `ui_locales`: tags separated by spaces, by preference. */
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
