import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root, type Lock } from './lockfile.ts';

/** Licenses under which code may be part of a product that isn't open source. */
const permissive = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];

/** Others, each with the reason why it may ship. */
const exceptions: Readonly<Record<string, string>> = {
  '@expo-google-fonts/noto-sans':
    'MIT AND OFL-1.1: the font may be embedded in documents and distributed with software',
  'Inter (typeface)': 'OFL-1.1: may be distributed with software, with its license next to it',
  'caniuse-lite': 'CC-BY-4.0: data that builds read; it is not part of the pages',
};
/** libvips is a library of its own, loaded at run time and replaceable, which the LGPL asks for. */
const isLibvips = (name: string): boolean => /^@img\/sharp-(libvips|wasm32|win32)/.test(name);

/** Each part of an expression has to be permitted; of alternatives, one. */
export function isPermitted(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain
    .split(/ AND /)
    .every((part) => part.split(/ OR /).some((license) => permissive.includes(license.trim())));
}

const Manifest = z.object({
  name: z.string(),
  license: z.optional(z.union([z.string(), z.object({ type: z.string() })])),
});

export interface License {
  readonly name: string;
  readonly license: string;
}

/** The license that each installed package declares. */
export function licensesOf(paths: ReadonlySet<string>, lock: Lock): License[] {
  return [...paths].map((path) => {
    const { name, license } = Manifest.parse(
      JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')),
    );
    const declared = typeof license === 'object' ? license.type : license;
    return { name, license: declared ?? lock[path]?.license ?? 'none' };
  });
}

/** What ships as a file of ours instead of a package. */
export const licensesOfFiles: readonly License[] = [{ name: 'Inter (typeface)', license: 'OFL-1.1' }];

export const unexpectedLicenses = (licenses: readonly License[]): License[] =>
  licenses.filter(({ name, license }) => !isPermitted(license) && !(name in exceptions) && !isLibvips(name));
