import { disputes, type TimelineEntry } from '#contract/disputes.ts';
import { listClients } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { creditReports } from '#contract/reports.ts';
import type { Client } from '#tests/support/client.ts';

/** What the server has, and since when the task ran. */
export interface State {
  readonly client: Client;
  readonly since: Date;
}

async function idsOf(state: State, names: readonly string[]): Promise<readonly string[]> {
  const { results } = await state.client.perform(listClients);
  return names.map((name) => {
    const found = results.find((client) => client.name === name);
    if (found === undefined) throw new Error(`There is no client ${name}.`);
    return found.id;
  });
}

/** Each client has exactly one set of letters, and it has this many. */
export async function expectLetters(
  state: State,
  names: readonly string[],
  isRight: (letters: number) => boolean,
): Promise<void> {
  for (const profile of await idsOf(state, names)) {
    const { generations } = await state.client.perform(generationLog, { query: { profile } });
    const counts = generations.map(({ numberOfLetters }) => numberOfLetters);
    if (counts.length !== 1 || !counts.every(isRight)) throw new Error(`Sets with ${counts.join()} letters`);
  }
}

/** Each client has this many reports. */
export async function expectReports(state: State, names: readonly string[], count: number): Promise<void> {
  for (const profileId of await idsOf(state, names)) {
    const { results } = await state.client.perform(creditReports, { params: { profileId } });
    if (results.length !== count) throw new Error(`${String(results.length)} reports`);
  }
}

/** One entry was recorded by the task, and it is this one. */
export async function expectTimeline(
  state: State,
  name: string,
  isIt: (entry: TimelineEntry) => boolean,
): Promise<void> {
  const [profileId = ''] = await idsOf(state, [name]);
  const { timeline } = await state.client.perform(disputes, { params: { profileId } });
  const recorded = timeline.filter(({ recordedAt }) => new Date(recordedAt) >= state.since);
  if (recorded.length !== 1 || !recorded.every(isIt))
    throw new Error(`Recorded: ${recorded.map(({ event }) => event.kind).join()}`);
}
