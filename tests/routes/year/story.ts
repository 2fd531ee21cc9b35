import { passDays } from '#server/disputes/passDays.ts';
import type { AppUnderTest, Person } from '#tests/support/anApp.ts';
import { Client } from './client.ts';

/** A day of the year. */
export type Day = `2026-${string}`;

/**
 * What happens to one client. It stops with the next day on which something happens, and continues on that day, at noon in New
 * York, after the server has noticed that the day has begun.
 */
export interface Story {
  readonly name: string;
  /** What it shows. */
  readonly title: string;
  readonly tell: (client: Client) => AsyncGenerator<Day, void, void>;
}

export interface Told {
  readonly client: Client;
  /** What the story found wrong; null if nothing. */
  readonly failure: unknown;
}

/** The server's clock, and what it does by itself, on a day. */
export async function begin(world: AppUnderTest, day: Day): Promise<void> {
  world.clock.set(`${day}T17:00:00.000Z`);
  const { failed, reason } = await passDays(world.services);
  if (failed > 0) throw new Error(`The day did not begin: ${reason}`);
}

/** All stories, day by day, as one year of an agency: the clock never goes back. */
export async function tellYear(
  world: AppUnderTest,
  agency: Person,
  stories: readonly Story[],
): Promise<ReadonlyMap<string, Told>> {
  await begin(world, '2026-01-02');
  const told = new Map<string, Told>();
  const running: { day: Day; readonly next: () => Promise<Day | null> }[] = [];
  for (const { name, tell } of stories) {
    const client = await Client.named(world, agency, name);
    const story = tell(client);
    told.set(name, { client, failure: null });
    const next = async () => {
      try {
        const step = await story.next();
        return step.done === true ? null : step.value;
      } catch (failure) {
        told.set(name, { client, failure });
        return null;
      }
    };
    const day = await next();
    if (day !== null) running.push({ day, next });
  }
  for (let today: Day | null = null; running.length > 0;) {
    running.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
    const [first] = running;
    if (first === undefined) break;
    if (first.day !== today) await begin(world, first.day);
    today = first.day;
    const day = await first.next();
    if (day === null) running.shift();
    else first.day = day;
  }
  return told;
}
