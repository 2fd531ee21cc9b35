import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { typefaceUrl } from '#vocabulary/typeface.ts';

/** A built module: its file, and those that load with it. */
const BuiltModule = z.object({ file: z.string(), imports: z.optional(z.array(z.string())) });
/** What the build says about itself (https://vite.dev/guide/backend-integration). */
const Manifest = z.record(z.string(), BuiltModule);
type Manifest = z.infer<typeof Manifest>;

/** What someone who opens a page needs first. */
export type Visitor =
  /** With a session in the page. */
  | 'signedIn'
  /** The page has to ask the identity provider. */
  | 'perhaps'
  /** Is sent to the sign-in. */
  | 'unknown';

const typefaceLink = `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${typefaceUrl}">`;
/** At low priority, after the scripts, without which nothing is shown. */
const laterTypefaceLink = typefaceLink.replace('>', ' fetchpriority="low">');

/** What the sign-in page is drawn with. It arrives while the browser is still being sent there. */
const signInStyles = '<link rel="preload" as="style" href="/identity/styles.css">';

const route = /^app\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** Whether a route's file name, `edit-profile.$profileId`, stands for a path. */
function isFor(name: string, path: string): boolean {
  const wanted = name.split('.').filter((part) => part !== 'index');
  const parts = path.split('/').filter((part) => part !== '');
  return (
    wanted.length === parts.length &&
    wanted.every((part, place) => part.startsWith('$') || part.replace(/_$/, '') === parts[place])
  );
}

/** The not-found page, and the one page that has something to show to everyone. */
const isOpen = (page: string): boolean => page === '' || page.includes('routes/client.$clientKey.tsx');

/** The files that load with a module, its own first. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> {
  const built = manifest[key];
  if (built === undefined || found.has(built.file)) return found;
  found.add(built.file);
  for (const imported of built.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/**
 * Reads from the build which files a page loads, so that the browser can request them all at once instead of one layer
 * after the other. None if the build says nothing.
 * @param signsInHere whether the sign-in page is ours
 */
export async function readPreloads(folder: string, signsInHere = false) {
  const written = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const manifest = Manifest.parse(JSON.parse(written));
  const own = filesOf(manifest, 'index.html');
  const routes = Object.keys(manifest).flatMap((key) => {
    const name = route.exec(key)?.[1];
    return name === undefined ? [] : [{ key, name }];
  });

  /** Which page's files a path needs; '' for a path that is no page. */
  const pageOf = (path: string): string => routes.find(({ name }) => isFor(name, path))?.key ?? '';

  /** A page that shows nothing, and leads to the sign-in. */
  const isLeaving = (visitor: Visitor, page: string) => visitor === 'unknown' && !isOpen(page);

  function modulesFor(visitor: Visitor, page: string): readonly string[] {
    if (isLeaving(visitor, page)) return ['api/identity.ts'];
    const modules = ['app/start.tsx', page];
    // Without a session in the page, its first calls are sent when the identity provider has answered.
    return visitor === 'signedIn' ? modules : [...modules, 'api/identity.ts', 'api/send.ts'];
  }

  const linkTo = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

  return {
    pageOf,
    /** The links to a page's further modules, which are named by their sources. */
    linksTo: (modules: readonly string[]): string =>
      [...new Set(modules.flatMap((key) => [...filesOf(manifest, key)]))].map(linkTo).join(''),
    /**
     * The links for a page's head.
     * @param isDrawn the page is shown before its scripts are there, and nothing in it is to move when they are
     */
    links(visitor: Visitor, page: string, isDrawn = false): string {
      const files = new Set(modulesFor(visitor, page).flatMap((key) => [...filesOf(manifest, key)]));
      const modules = [...files].filter((file) => !own.has(file)).map(linkTo);
      if (isDrawn) return [typefaceLink, ...modules].join('');
      if (!isLeaving(visitor, page)) return [...modules, laterTypefaceLink].join('');
      // The sign-in page requests the typeface itself. Until then it would take the network from the code that leads there.
      return [...modules, ...(signsInHere ? [signInStyles] : [])].join('');
    },
  };
}
