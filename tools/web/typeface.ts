import type { Plugin } from 'vite';
import { typefaceFaces } from '#vocabulary/typeface.ts';

/** Puts the typeface into the page's head. The server has the file requested early (`server/http/preloads.ts`). */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'style', children: typefaceFaces, injectTo: 'head' }],
    },
  };
}
