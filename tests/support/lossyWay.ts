import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from './aPostgres.ts';

export interface LossyWay {
  /** A database's address by this way. */
  readonly to: (url: string) => string;
  /** The next commit reaches the server and is done; its answer gets lost with the connection. */
  loseNextCommit(): void;
  /** Commits that came by. */
  readonly commits: () => number;
  close(): Promise<void>;
}

const socketName = '.s.PGSQL.5432';

/** A way to a PostgreSQL server on which an answer can get lost. */
export async function aLossyWay(server: PostgresServer): Promise<LossyWay> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-way-'));
  const open = new Set<Socket>();
  let losing = false;
  let commits = 0;

  const way = createServer((client) => {
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
  way.listen(join(folder, socketName));
  await once(way, 'listening');

  return {
    to(url) {
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
      way.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
