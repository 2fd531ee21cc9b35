import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../supply/lockfile.ts';

/** Whether Debian's image builder is on this machine. */
export function hasBuildah(): boolean {
  try {
    execFileSync('buildah', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the image from `context`, a folder with the file system in `root`, and writes it to a file that `docker load` and
 * `podman load` read. Needs no daemon and no registry.
 */
export function buildImage(context: string, name: string, file: string): void {
  const storage = mkdtempSync(join(tmpdir(), 'redress-image-'));
  const buildah = (...words: readonly string[]) =>
    execFileSync(
      'buildah',
      [
        '--root',
        join(storage, 'root'),
        '--runroot',
        join(storage, 'run'),
        '--storage-driver',
        'vfs',
        ...words,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
  try {
    // Only Docker's format has health checks.
    const how = ['--isolation', 'chroot', '--format', 'docker', '--layers=false', '--timestamp', '0'];
    buildah('bud', ...how, '--file', join(root, 'deploy', 'Containerfile'), '--tag', name, context);
    rmSync(file, { force: true });
    buildah('push', '--quiet', name, `docker-archive:${file}:${name}`);
  } finally {
    rmSync(storage, { recursive: true, force: true });
  }
}
