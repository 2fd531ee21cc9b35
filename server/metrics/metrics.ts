import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#server/store/context.ts';
import type { Store } from '#server/store/store.ts';

/** One answered request. The route is a pattern, never a path: a path contains ids. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What this process counts and measures, for Prometheus. No label names a person, an account, or anything of theirs. */
export interface Metrics {
  answered(request: Answered): void;
  limited(limit: string): void;
  /** The text that Prometheus reads, and its content type. */
  text(): Promise<{ readonly type: string; readonly body: string }>;
}

export interface Measured {
  readonly store: Pick<Store, 'jobs' | 'poolUse'>;
  readonly clock: Clock;
}

/** Seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics({ store, clock }: Measured): Metrics {
  const register = new Registry();
  const registers = [register];
  // The process and Node.js: processor, memory, files, and the delay of the event loop.
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'redress_request_duration_seconds',
    help: 'Requests by method, route pattern, and status, with the time until the answer was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers,
  });
  const limits = new Counter({
    name: 'redress_limits_hit_total',
    help: 'Requests that were refused because of a limit, by kind of limit.',
    labelNames: ['limit'],
    registers,
  });
  const jobs = new Gauge({
    name: 'redress_jobs',
    help: 'Background jobs by kind and state. All processes of one database report the same.',
    labelNames: ['kind', 'state'],
    registers,
  });
  const overdue = new Gauge({
    name: 'redress_job_overdue_seconds',
    help: 'For how long the job that has been due the longest has not ended, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const connections = new Gauge({
    name: 'redress_database_connections',
    help: 'Connections of this process to PostgreSQL, in use and idle, and work that waits for one.',
    labelNames: ['state'],
    registers,
  });

  async function readJobs(): Promise<void> {
    jobs.reset();
    overdue.reset();
    for (const { kind, state, count, firstDue } of await store.jobs.counts()) {
      jobs.set({ kind, state }, count);
      if (state !== 'waiting' && state !== 'running') continue;
      const seconds = (clock.now().getTime() - Date.parse(firstDue)) / 1_000;
      const known = (await overdue.get()).values.find(({ labels }) => labels.kind === kind)?.value ?? 0;
      overdue.set({ kind }, Math.max(known, seconds, 0));
    }
  }

  function readConnections(): void {
    const use = store.poolUse();
    if (use === null) return;
    for (const [state, count] of Object.entries(use)) connections.set({ state }, count);
  }

  return {
    answered: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    limited: (limit) => limits.inc({ limit }),
    async text() {
      readConnections();
      // Without the database, everything else is still worth reading.
      await readJobs().catch(() => undefined);
      return { type: register.contentType, body: await register.metrics() };
    },
  };
}
