import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from './aPostgres.ts';

export interface LossyProxy {
  /** The URL of a database through the proxy. */
  readonly through: (url: string) => string;
  /** The server commits the next transaction, but the connection breaks before its reply arrives. */
  loseNextCommit(): void;
  /** Number of commits that passed. */
  readonly commits: () => number;
  close(): Promise<void>;
}

const socketName = '.s.PGSQL.5432';

/** Passes everything on to a PostgreSQL server, and can lose a reply. */
export async function aLossyProxy(server: PostgresServer): Promise<LossyProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-proxy-'));
  const open = new Set<Socket>();
  let losing = false;
  let commits = 0;

  const proxy = createServer((client) => {
    const upstream = connect(join(server.folder, socketName));
    let isLost = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined);
      from.once('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
    client.on('data', (question: Buffer) => {
      if (question.includes('commit')) {
        commits += 1;
        isLost = losing;
        losing = false;
      }
      upstream.write(question);
    });
    upstream.on('data', (answer: Buffer) => {
      if (isLost) client.destroy();
      else client.write(answer);
    });
  });
  proxy.listen(join(folder, socketName));
  await once(proxy, 'listening');

  return {
    through(url) {
      const address = new URL(url);
      address.searchParams.set('host', folder);
      return address.href;
    },
    loseNextCommit() {
      losing = true;
    },
    commits: () => commits,
    async close() {
      for (const socket of open) socket.destroy();
      proxy.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
