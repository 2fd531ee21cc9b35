import { isAbsolute } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const catalog = /\.po\?(first|rest)\?lingui$/;

/** Every string of a message id's length in the modules of ours that load with these, without what is loaded later. */
async function stringsIn(
  roots: readonly string[],
  context: Rolldown.PluginContext,
): Promise<ReadonlySet<string>> {
  const modules = new Set(roots);
  const strings = new Set<string>();
  // A set also visits what is added on the way.
  for (const id of modules) {
    const { importedIds, code } = await context.load({ id, resolveDependencies: true });
    const own = importedIds.filter((imported) => isAbsolute(imported) && !imported.includes('node_modules'));
    for (const imported of own) modules.add(imported);
    for (const [, text = ''] of (code ?? '').matchAll(/["'`]([\w-]{6})["'`]/g)) strings.add(text);
  }
  return strings;
}

/**
 * Splits each language's catalog in two, `en.po?first?lingui` and `en.po?rest?lingui`: what the first screens show, and
 * everything else, which loads when something else is opened. The development server does not split: there, either is
 * the whole catalog.
 * @param roots the modules of the first screens
 */
export function splitMessages(roots: readonly string[]): Plugin {
  let first: Promise<ReadonlySet<string>> | null = null;
  let isBuild = false;
  return {
    name: 'split-messages',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    buildStart() {
      first = null;
    },
    // Lingui's plugin reads the catalog itself.
    load: { filter: { id: catalog }, handler: () => '' },
    transform: {
      filter: { id: catalog },
      async handler(source, id) {
        if (!isBuild) return undefined;
        const [, written] = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
        if (written === undefined) throw new Error(`${id} is not as Lingui compiles it`);
        // A no-break space is written in a way that JavaScript knows, and JSON doesn't.
        const literal = written.replaceAll(/\\x(\w\w)|\\./g, (each, code?: string) =>
          code === undefined ? each : `\\u00${code}`,
        );
        const all = JSON.parse(JSON.parse(literal)) as Record<string, unknown>;
        // By now, Lingui's macros have replaced each message by its id.
        first ??= stringsIn(roots, this);
        const isFirst = id.includes('?first');
        const ids = await first;
        const own = Object.entries(all).filter(([message]) => ids.has(message) === isFirst);
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(own)));
        return { code: `export const messages = JSON.parse(${text});`, map: null };
      },
    },
  };
}
