import type { Plugin } from 'vite';
import { typefaceFaces, typefacePreload } from '#vocabulary/typeface.ts';

/**
 * Puts the typeface into the page's head. Its file comes after the scripts, without which nothing is shown.
 */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { ...typefacePreload, fetchpriority: 'low' }, injectTo: 'head' },
        { tag: 'style', children: typefaceFaces, injectTo: 'head' },
      ],
    },
  };
}
