import { type EmotionCache, withEmotionCache } from '@emotion/react';
import { renderToString } from 'react-dom/server';

function newCache(): EmotionCache {
  const made: EmotionCache[] = [];
  const Taker = withEmotionCache(({ onCache }: { readonly onCache: (cache: EmotionCache) => void }, own) => {
    onCache(own);
    return null;
  });
  renderToString(<Taker onCache={(own) => void made.push(own)} />);
  const [first] = made;
  if (first === undefined) throw new Error('Emotion has no cache');
  // It keeps the rules, instead of writing them between the elements.
  first.compat = true;
  return first;
}

/** Each rule is worked out once, for all drawings. */
export const cache = newCache();

const className = new RegExp(`${cache.key}-([a-z0-9]+)`, 'g');

const written = (mark: string, rules: string) => `<style data-emotion="${mark}">${rules}</style>`;

/**
 * The styles of some markup: those of every page, and those of its classes. They are marked so that the browser's Emotion takes
 * them over, and writes none of them a second time.
 */
export function stylesOf(markup: string): string {
  const rules = Object.entries(cache.inserted).flatMap(([name, rule]) =>
    typeof rule === 'string' ? [{ name, rule }] : [],
  );
  const isClass = (name: string) => cache.registered[`${cache.key}-${name}`] !== undefined;
  const ofPages = rules.filter(({ name }) => !isClass(name));
  const used = new Set([...markup.matchAll(className)].map(([, name = '']) => name));
  const own = rules.filter(({ name }) => used.has(name));
  return [
    ...ofPages.map(({ name, rule }) => written(`${cache.key}-global ${name}`, rule)),
    written([cache.key, ...own.map(({ name }) => name)].join(' '), own.map(({ rule }) => rule).join('')),
  ].join('');
}
