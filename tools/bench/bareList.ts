import type { ServerHttp2Stream } from 'node:http2';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare list</title>
<body><div id="root"></div><script type="module" src="/assets/main.js"></script></body></html>`;

/** `packages` is the list with the packages that the first screen needs. */
const entries = {
  main: new URL('bareList/main.ts', import.meta.url),
  packages: new URL('bareList/packages.ts', import.meta.url),
};
type Entry = keyof typeof entries;

async function bundled(entry: Entry): Promise<string> {
  const bundle = await rolldown({
    input: fileURLToPath(entries[entry]),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    platform: 'browser',
    // Libraries mark modules for React's servers, which a bundle for browsers has no use for.
    onLog: (level, log, report) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
    },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Answers a browser's requests for the bare list of this many rows; everything is compressed beforehand. */
export async function bareList(
  rows: number,
  entry: Entry = 'main',
): Promise<(stream: ServerHttp2Stream, path: string) => void> {
  const results = Array.from({ length: rows }, (_, index) => ({
    id: crypto.randomUUID(),
    name: `Devin Sampleton-${String(index).padStart(5, '0')}`,
    status: 'Onboarding',
  }));
  const replies = new Map<string, { type: string; body: Buffer }>(
    (
      [
        ['/', 'text/html', page],
        ['/assets/main.js', 'text/javascript', await bundled(entry)],
        ['/data.json', 'application/json', JSON.stringify({ results })],
      ] as const
    ).map(([path, type, text]) => [path, { type, body: brotliCompressSync(text) }] as const),
  );
  return (stream, path) => {
    const reply = replies.get(path);
    if (reply === undefined) {
      stream.respond({ ':status': 404 }, { endStream: true });
      return;
    }
    stream.respond({
      ':status': 200,
      'content-type': reply.type,
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    stream.end(reply.body);
  };
}
