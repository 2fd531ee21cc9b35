/**
 * `npm run package [-- --image]`: builds what an operator installs into dist/package: an archive with the product and its
 * own Node and, with `--image`, a container image, built and exported by Debian's buildah, whose file system is
 * first started read-only as a user without rights. Says the sizes. What this machine can't do is named as not run.
 */
import { execFileSync } from 'node:child_process';
import { globSync, lstatSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { productVersion } from './backup/command.ts';
import { root } from './supply/lockfile.ts';
import { buildImage, hasBuildah } from './package/image.ts';
import { layOutRoot } from './package/rootFs.ts';
import { obstacle, smokeTest } from './package/smoke.ts';
import { stage } from './package/stage.ts';
import { wordsOf } from './usage.mjs';

const help = `npm run package               builds an archive with the product and its own Node into dist/package
npm run package -- --image    also a container image (needs buildah)`;
const withImage = wordsOf(help, (word) => word === '--image').includes('--image');

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(0)} MB`;
function sizeOf(folder: string): number {
  return globSync('**/*', { cwd: folder })
    .map((path) => lstatSync(join(folder, path)))
    .reduce((total, entry) => total + (entry.isFile() ? entry.size : 0), 0);
}

if (process.platform !== 'linux' || process.arch !== 'x64')
  throw new Error('Packages are built on Linux with an x64 processor.');
build();
const version = productVersion();
const folder = join(root, 'dist', 'package');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const name = `redress-${version}-linux-x64`;
stage(join(folder, name));
const archive = join(folder, `${name}.tar.gz`);
execFileSync('tar', ['--owner=0', '--group=0', '--sort=name', '-czf', archive, '-C', folder, name]);
console.log(
  `${archive}: ${megabytes(statSync(archive).size)}, unpacked ${megabytes(sizeOf(join(folder, name)))}`,
);
rmSync(join(folder, name), { recursive: true });

if (withImage) {
  const fileSystem = join(folder, 'root');
  layOutRoot(fileSystem);
  console.log(`The image’s file system: ${megabytes(sizeOf(fileSystem))}`);
  const reason = obstacle();
  if (reason === null) {
    const { problems, says } = await smokeTest(fileSystem);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) throw new Error(`The smoke test failed. The server printed:\n${says}`);
    console.log('Read-only and as a user without rights: serves pages, imports reports, and writes letters.');
  } else {
    console.log(`Not run: the smoke test, because ${reason}.`);
  }
  const file = join(folder, `${name}.docker.tar`);
  if (hasBuildah()) {
    buildImage(folder, `localhost/redress:${version}`, file);
    console.log(`${file}: ${megabytes(statSync(file).size)}`);
  } else {
    console.log('Not run: building the image, because buildah is not installed (apt-get install buildah).');
  }
  rmSync(fileSystem, { recursive: true });
}
