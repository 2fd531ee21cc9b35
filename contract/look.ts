import { languages, type Language } from '#vocabulary/languages.ts';
import { timeZoneNamed } from './timeZones.ts';

/** How a browser shows pages, as far as a first screen that the server draws for it depends on that. */
export interface Look {
  readonly language: Language;
  /** CSS pixels of the window, scroll bar included. */
  readonly width: number;
  /** `fine` for a mouse. */
  readonly pointer: 'fine' | 'coarse';
  /** An IANA name; null where the browser keeps it to itself, and shows times in the account's. */
  readonly timeZone: string | null;
}

/** The cookie of a page's host in which its browser says how it last showed a page. */
export const lookCookie = 'look';

export const lookText = ({ language, width, pointer, timeZone }: Look): string =>
  [language, width, pointer, timeZone ?? ''].join('~');

/** Reads what `lookText` wrote; null for anything else. */
export function lookOf(text: string): Look | null {
  const [, code, pixels = '', pointer, timeZone = ''] =
    /^(\w+)~(\d{3,5})~(fine|coarse)~([\w+/-]{0,64})$/.exec(text) ?? [];
  const language = languages.find((each) => each === code);
  if (language === undefined || (pointer !== 'fine' && pointer !== 'coarse')) return null;
  const look: Omit<Look, 'timeZone'> = { language, width: Number(pixels), pointer };
  if (timeZone === '') return { ...look, timeZone: null };
  // Under its one name: what is made for each is kept.
  const named = timeZoneNamed(timeZone);
  return named === null ? null : { ...look, timeZone: named };
}
