import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of a zip, made when its turn comes. */
export interface LazyFile {
  /** A path inside the zip, with `/`. */
  readonly path: string;
  readonly open: () => Promise<Uint8Array | Readable>;
}

/**
 * A zip that is written while it is sent, one file after the other, so that it takes no more memory than its largest file.
 * The stream fails if a file cannot be read, and a reader that leaves ends the work.
 */
export function zipStream(files: readonly LazyFile[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | null = null;
  const fail = (error: unknown) => output.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  for (const { path, open } of files) {
    zip.addReadStreamLazy(path, { mtime, mode: 0o100644 }, (give) => {
      if (output.destroyed) return;
      const begin = async () => {
        const content = await open();
        current = content instanceof Readable ? content : Readable.from([content]);
        current.once('error', fail);
        give(null, current);
      };
      begin().catch(fail);
    });
  }
  zip.end();
  output.once('close', () => current?.destroy());
  zip.outputStream.pipe(output);
  return output;
}
