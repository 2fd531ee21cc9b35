import * as z from 'zod/mini';
import type { Attempts } from '#server/store/attempts.ts';
import { newId } from '#server/store/ids.ts';
import type { AttemptAllowance } from './configuration.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Milliseconds after which an attempt whose process died no longer counts as pending. */
const pendingLife = 30_000;
/** Milliseconds between looks at attempts that are pending elsewhere. */
const lookEvery = 50;

/** What is remembered about a key; instants in milliseconds. */
const Tries = z.object({
  counted: z.array(z.number()),
  pending: z.array(z.object({ id: z.string(), until: z.number() })),
});
type Tries = z.infer<typeof Tries>;

/** An attempt that may be made, if `wait` is 0: then `leave` must follow it. */
export interface Admission {
  /** Milliseconds. */
  readonly wait: number;
  readonly leave: (counts: boolean) => Promise<void>;
}

export interface AttemptLimit {
  enter(key: string): Promise<Admission>;
  /** Counts an attempt that has no outcome to wait for. Milliseconds to wait; at 0, it may be made. */
  take(key: string): Promise<number>;
}

export interface AttemptLimitOptions {
  readonly attempts: Pick<Attempts, 'find' | 'change'>;
  /** Keeps the keys of one limit apart from those of others. */
  readonly name: string;
  readonly allowance: AttemptAllowance;
  readonly now: () => Date;
}

const refused = (wait: number): Admission => ({ wait, leave: () => Promise.resolve() });

/**
 * Counts attempts by key, such as an address, over the last minute and hour, by all processes together. A pending
 * attempt counts until its outcome is known, and one that might exceed the limit waits for the pending ones. So parallel
 * guesses gain nothing, and nobody is refused because others sign in at the same moment. A refusal writes nothing.
 */
export function createAttemptLimit({ attempts, name, allowance, now }: AttemptLimitOptions): AttemptLimit {
  const { perMinute, perHour } = allowance;

  function read(state: string | null): Tries {
    const at = now().getTime();
    const { counted, pending } =
      state === null ? { counted: [], pending: [] } : Tries.parse(JSON.parse(state));
    return {
      counted: counted.filter((each) => each > at - hour),
      pending: pending.filter(({ until }) => until > at),
    };
  }

  const within = ({ counted }: Tries, window: number): number[] => {
    const since = now().getTime() - window;
    return counted.filter((at) => at > since);
  };

  /** When the attempt that fills the window will leave it. */
  const freeAt = (tries: Tries, limit: number, window: number): number => {
    const filling = within(tries, window).at(-limit);
    return filling === undefined ? 0 : filling + window;
  };

  const waitOf = (tries: Tries): number =>
    Math.max(0, Math.max(freeAt(tries, perMinute, minute), freeAt(tries, perHour, hour)) - now().getTime());

  const hasRoom = (tries: Tries): boolean =>
    tries.pending.length <
    Math.min(perMinute - within(tries, minute).length, perHour - within(tries, hour).length);

  const remember = (tries: Tries) => ({
    state: JSON.stringify(tries),
    expiresAt: new Date(
      Math.max(
        now().getTime(),
        (tries.counted.at(-1) ?? 0) + hour,
        ...tries.pending.map(({ until }) => until),
      ),
    ),
  });

  async function leave(key: string, id: string, counts: boolean): Promise<void> {
    await attempts.change(key, (state) => {
      const { counted, pending } = read(state);
      return {
        ...remember({
          counted: counts ? [...counted, now().getTime()] : counted,
          pending: pending.filter((each) => each.id !== id),
        }),
        result: undefined,
      };
    });
  }

  /** Reserves a place, if there is one. */
  const reserve = (key: string, id: string): Promise<boolean> =>
    attempts.change(key, (state) => {
      const tries = read(state);
      if (!hasRoom(tries)) return { ...remember(tries), result: false };
      const pending = [...tries.pending, { id, until: now().getTime() + pendingLife }];
      return { ...remember({ ...tries, pending }), result: true };
    });

  async function enter(given: string): Promise<Admission> {
    const key = `${name} ${given}`;
    const id = newId();
    for (;;) {
      const known = read(await attempts.find(key));
      const wait = waitOf(known);
      if (wait > 0) return refused(wait);
      if (hasRoom(known) && (await reserve(key, id)))
        return { wait: 0, leave: (counts) => leave(key, id, counts) };
      await new Promise((resume) => setTimeout(resume, lookEvery));
    }
  }

  return {
    enter,
    async take(key) {
      const { wait, leave: ended } = await enter(key);
      if (wait === 0) await ended(true);
      return wait;
    },
  };
}
