import type { Page } from 'playwright-core';
import { english as reportEnglish } from '#credit/page/texts.en.ts';
import { spanish as reportSpanish } from '#credit/page/texts.es.ts';
import { english as pageEnglish } from '#server/identity/embedded/pages/texts.en.ts';
import { spanish as pageSpanish } from '#server/identity/embedded/pages/texts.es.ts';
import type { LegalFacts } from '#server/legal/legalText.ts';
import { legalEnglish } from '#server/legal/texts.en.ts';
import { legalSpanish } from '#server/legal/texts.es.ts';
import { frameTexts } from '#server/pages/frameTexts.ts';
import type { Language } from '#vocabulary/languages.ts';
import { english as chartEnglish } from '#locales/statusChart/texts.en.ts';
import { spanish as chartSpanish } from '#locales/statusChart/texts.es.ts';
import { vocabularyTexts } from '../locales/vocabularyTexts.ts';
import { catalogues } from './catalogue.ts';

interface Pair {
  readonly english: string;
  readonly spanish: string;
}

/** The texts at the same position in two trees. */
function pairsOf(english: unknown, spanish: unknown): Pair[] {
  if (typeof english === 'string' && typeof spanish === 'string') return [{ english, spanish }];
  if (typeof english !== 'object' || english === null || typeof spanish !== 'object' || spanish === null)
    return [];
  const others = new Map(Object.entries(spanish));
  // Languages are called by their own names.
  return Object.entries(english).flatMap(([key, text]) =>
    key === 'otherLanguage' ? [] : pairsOf(text, others.get(key)),
  );
}

const demonstration: Omit<LegalFacts, 'variant'> = {
  operator: null,
  retentionMonths: null,
  signsInWith: 'embedded',
};
const legalPairs = (['b2b', 'b2c'] as const).flatMap((variant) => {
  const facts = { ...demonstration, variant };
  return (['privacy', 'terms', 'refunds'] as const).flatMap((page) =>
    pairsOf(legalEnglish[page](facts), legalSpanish[page](facts)),
  );
});

const everyPair: readonly Pair[] = [
  ...[...catalogues.es].map(([english, spanish]) => ({ english, spanish })),
  ...pairsOf(pageEnglish, pageSpanish),
  ...pairsOf(frameTexts.en, frameTexts.es),
  ...pairsOf(legalEnglish, legalSpanish),
  ...legalPairs,
  ...pairsOf(reportEnglish, reportSpanish),
  ...pairsOf(chartEnglish, chartSpanish),
  ...vocabularyTexts.map(({ en, es }) => ({ english: en, spanish: es })),
];

/** Each form of a message, one per plural form. */
function wordings(message: string): string[] {
  const plural =
    /\{\w+, (?:plural|selectordinal),((?:\s*(?:=\d+|\w+) \{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})+)\s*\}/.exec(
      message,
    );
  if (plural === null) return [message];
  const [whole, branches = ''] = plural;
  return [...branches.matchAll(/(?:=\d+|\w+) \{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g)].flatMap(
    ([, branch = '']) => wordings(message.replace(whole, branch)),
  );
}

const place = /\{[^{}]*\}|#/;
/** The runs of text between a message's elements, except those without words. */
const runsOf = (message: string): string[] =>
  wordings(message)
    .flatMap((wording) => wording.split(/<\/?\d+\/?>/))
    .map((run) => run.replace(/\s+/g, ' ').trim())
    .filter((run) => /\p{L}{2}/u.test(run.split(place).join(' ')));

const pattern = (run: string): string =>
  run
    .split(place)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.+');

/** What must not appear on a Spanish page: most of it word for word, the rest with other words in places. */
const { forbidden, forbiddenPatterns } = (() => {
  const spanish = new Set(everyPair.flatMap((pair) => runsOf(pair.spanish)));
  const english = new Set(everyPair.flatMap((pair) => runsOf(pair.english)));
  const runs = [...english].filter((run) => !spanish.has(run));
  return {
    forbidden: new Set(runs),
    forbiddenPatterns: runs
      .filter((run) => place.test(run))
      .map((run) => new RegExp(`^${pattern(run)}$`, 'u')),
  };
})();

/** Every text of a page that a person can read or hear, except those marked as English. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title];
    const attributes = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'title',
      'alt',
      'placeholder',
    ];
    const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'en';
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
      if (node instanceof Element) {
        if (isEnglish(node)) continue;
        for (const name of attributes) found.push(node.getAttribute(name) ?? '');
        if (node instanceof HTMLInputElement && /^(?:button|submit)$/.test(node.type)) found.push(node.value);
      } else if (!/^(?:SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement?.tagName ?? '')) {
        if (!isEnglish(node.parentElement)) found.push(node.nodeValue ?? '');
      }
    }
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter((text) => text !== '');
  });
}

/** The texts on a page that are in the words of the English interface although the page has another language. */
export async function untranslated(page: Page, language: Language): Promise<string[]> {
  if (language === 'en') return [];
  return (await textsOf(page)).filter(
    (text) => forbidden.has(text) || forbiddenPatterns.some((each) => each.test(text)),
  );
}
