import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { join } from 'node:path';
import { pipeline } from 'node:stream';

/** A certificate of its own for localhost, which the bench's browser accepts. */
function certificate(folder: string) {
  const files = { key: join(folder, 'front.key'), cert: join(folder, 'front.pem') };
  const words =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync('openssl', [...words.split(' '), '-keyout', files.key, '-out', files.cert], {
    stdio: 'ignore',
  });
  return { key: readFileSync(files.key), cert: readFileSync(files.cert) };
}

/** The hash by which Chromium can be told to trust a certificate (`--ignore-certificate-errors-spki-list`). */
const keyHash = (cert: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

export interface Front {
  readonly origin: string;
  /** Of the certificate's key. Chromium keeps nothing from a server whose certificate it doesn't trust. */
  readonly keyHash: string;
  readonly close: () => void;
}

export type Answer = (stream: ServerHttp2Stream, path: string, headers: Record<string, unknown>) => void;

/** An HTTP/2 server with TLS on this port, as a proxy in front of the product is. */
export async function http2Front(folder: string, port: number, answer: Answer): Promise<Front> {
  const own = certificate(folder);
  const server = createSecureServer(own);
  server.on('stream', (stream, headers) => {
    // A browser that leaves a page resets what it still waits for.
    stream.on('error', () => undefined);
    answer(stream, String(headers[':path']), headers);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${port}`,
    keyHash: keyHash(own.cert),
    close: () => server.close(),
  };
}

/** Headers of one connection, which HTTP/2 doesn't have (RFC 9113, section 8.2.2). */
const hopByHop: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** Passes requests on to a server that speaks HTTP/1.1 on this port. */
export function passedTo(port: number): Answer {
  const agent = new Agent({ keepAlive: true });
  return (stream, path, headers) => {
    const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const passed = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: String(headers[':method']),
        headers: { ...Object.fromEntries(kept), host: String(headers[':authority']) } as Record<
          string,
          string
        >,
      },
      (reply) => {
        const own = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => !hopByHop.has(name)));
        if (stream.destroyed) return;
        stream.respond({ ':status': reply.statusCode ?? 502, ...own });
        pipeline(reply, stream, () => undefined);
      },
    );
    passed.on('error', () => stream.close());
    pipeline(stream, passed, () => undefined);
  };
}
