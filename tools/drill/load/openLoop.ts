import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export type Kind = 'read' | 'write' | 'generate';

/** One request of the load. */
export interface Step {
  readonly kind: Kind;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Measured {
  /** Requests per second that were sent. */
  readonly rate: number;
  readonly sent: number;
  /** Anything but a 200 and, under overload, a 503. */
  readonly errors: number;
  readonly refused: number;
  /** Milliseconds from the moment a request was due, by kind; refused ones apart. */
  readonly times: Readonly<Record<Kind | 'refused', readonly number[]>>;
}

/** Clients with a connection each, which stays open. */
export interface Clients {
  /**
   * Sends requests at a rate for a while, however long the answers take (an open loop): a request that waits for a
   * connection is already late.
   */
  readonly run: (rate: number, seconds: number, next: () => Step) => Promise<Measured>;
  readonly close: () => void;
}

/** Connects this many clients to a server, which must answer GET at `path`. */
export async function connect(port: number, count: number, path: string): Promise<Clients> {
  // First in, first out: every connection is used in turn.
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count, scheduling: 'fifo' });
  const send = ({ method, path: to, headers, body }: Omit<Step, 'kind'>): Promise<number> =>
    new Promise((resolve) => {
      const sent = request({ agent, host: '127.0.0.1', port, method, path: to, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
      });
      sent.once('error', () => resolve(0));
      sent.end(body);
    });
  for (let opened = 0; opened < count; opened += 200)
    await Promise.all(
      Array.from({ length: Math.min(200, count - opened) }, () => send({ method: 'GET', path, headers: {} })),
    );

  async function run(rate: number, seconds: number, next: () => Step): Promise<Measured> {
    const times: Record<Kind | 'refused', number[]> = { read: [], write: [], generate: [], refused: [] };
    let errors = 0;
    const running: Promise<void>[] = [];
    const begun = performance.now();
    const total = Math.round(rate * seconds);
    const one = async (due: number) => {
      const step = next();
      const status = await send(step);
      const took = performance.now() - due;
      if (status === 200) times[step.kind].push(took);
      else if (status === 503) times.refused.push(took);
      else errors += 1;
    };
    for (let sent = 0; sent < total;) {
      const due = Math.min(total, Math.floor(((performance.now() - begun) / 1_000) * rate) + 1);
      for (; sent < due; sent += 1) running.push(one(begun + (sent / rate) * 1_000));
      await wait(1);
    }
    const lasted = (performance.now() - begun) / 1_000;
    await Promise.all(running);
    return { rate: total / lasted, sent: total, errors, refused: times.refused.length, times };
  }
  return { run, close: () => agent.destroy() };
}

/** NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
