import { readFileSync } from 'node:fs';
import { listProfiles } from '#contract/profiles.ts';
import { generateAutomatic } from '#contract/repair.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { createTypesetter, type Typesetter } from '#server/letters/typesetter.ts';
import { thisMachine, workersFor } from '#server/letters/workersFor.ts';
import { aForm, anApp, type AppUnderTest, sampleReport } from '#tests/support/anApp.ts';
import { aProfile } from '#tests/routes/world.ts';
import { median, type Figure } from './figure.ts';
import { lettersFor } from './lettersFor.ts';
import { descendants } from './usage.ts';

/** Eight for each of a thousand clients. */
const lettersWanted = 8_000;
/** Those of the agency whose list is asked for meanwhile. */
const othersClients = 20;
/** Sets that an agency has generated at the same time. */
const setsAtOnce = 4;
/** Milliseconds from one call of someone else to the next. */
const callEvery = 25;
const rounds = 5;

/** The peak memory of a process so far. Reads `/proc`, so it works only on Linux. */
function peakMB(pid: number): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(peak) * 1_024) / 1_000_000;
}

const peaks = () => ({
  own: peakMB(process.pid),
  worker: Math.max(...descendants(process.pid, 'letters/worker').map(peakMB)),
});

/** Letters per second, all requested at once. */
async function rateOf(typesetter: Typesetter, client: string): Promise<number> {
  const letters = [...lettersFor(`${client} A`), ...lettersFor(`${client} B`), ...lettersFor(`${client} C`)];
  const begun = performance.now();
  await Promise.all(letters.map((letter) => typesetter.typeset(letter, [])));
  return (letters.length * 1_000) / (performance.now() - begun);
}

/** The same letters by one worker and by all of them, alternately. */
async function* pool(workers: number): AsyncGenerator<Figure> {
  const [one, all] = [createTypesetter(), createTypesetter({ workers })];
  const rates: { one: number[]; all: number[] } = { one: [], all: [] };
  for (let round = -1; round < rounds; round += 1) {
    const [single, several] = [
      await rateOf(one, `One ${String(round)}`),
      await rateOf(all, `All ${String(round)}`),
    ];
    // The first round starts the workers.
    if (round >= 0) rates.one.push(single);
    if (round >= 0) rates.all.push(several);
  }
  await Promise.all([one.close(), all.close()]);
  yield {
    name: `letters.workers.${String(workers)}`,
    value: median(rates.all),
    unit: '1/s',
    against: { name: 'one worker', value: median(rates.one) },
  };
}

/** Asks for another agency's list until it is told to stop, and says how long each answer took in milliseconds. */
async function callsMeanwhile(world: AppUnderTest, until: AbortSignal): Promise<readonly number[]> {
  const other = await world.person('b2b', 0);
  for (let client = 0; client < othersClients; client += 1) await aProfile(world, other);
  const times: number[] = [];
  while (!until.aborted) {
    const begun = performance.now();
    const { statusCode } = await world.ask(listProfiles, other);
    if (statusCode !== 200) throw new Error(`The list answers ${String(statusCode)}`);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, callEvery));
  }
  return times;
}

/**
 * As many letters as eight for each of a thousand clients, in one run on the product in this process: planned, typeset, sealed, and recorded, while
 * someone else asks for a list. First the workers of this machine against one of them.
 */
export async function* manyClients(): AsyncGenerator<Figure> {
  const workers = workersFor(thisMachine());
  yield* pool(workers);

  const world = await anApp({}, null, { typesettingWorkers: workers });
  // Every client has the sample's report, and so the same number of letters, and none has letters from before.
  const lettersEach = lettersFor('Ana').length;
  const clients = Math.ceil(lettersWanted / lettersEach);
  const agency = await world.person('b2b', clients);
  const reports: { readonly profileId: string; readonly reportId: string }[] = [];
  for (let client = 0; client < clients; client += 1) {
    const profileId = await aProfile(world, agency, { streetAddress: `${String(client + 1)} Main St` });
    const imported = await world.ask(importReportFile, agency, {
      params: { profileId },
      ...aForm(reportFileField, sampleReport),
    });
    reports.push({ profileId, reportId: imported.json().reportId });
  }
  const done = new AbortController();
  const calls = callsMeanwhile(world, done.signal);
  const state = { letters: 0, sets: 0, early: { own: Number.NaN, worker: Number.NaN } };
  const generateSets = async () => {
    for (let report = reports[state.sets]; report !== undefined; report = reports[state.sets]) {
      state.sets += 1;
      const answer = await world.ask(generateAutomatic, agency, {
        params: { ...report, selectedOptions: '1' },
        body: [1],
        headers: { 'idempotency-key': `a-key-of-the-benchmark-${String(state.sets)}` },
      });
      if (answer.statusCode !== 200) throw new Error(`Generating answers ${answer.payload}`);
      state.letters += lettersEach;
      if (Number.isNaN(state.early.own) && state.sets > clients / 10) state.early = peaks();
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: setsAtOnce }, generateSets));
  const seconds = (performance.now() - begun) / 1_000;
  const late = peaks();
  done.abort();
  const times = (await calls).toSorted((one, other) => one - other);
  await world.close();

  const early = (mb: number) => ({ name: 'after a tenth of the letters', value: mb });
  yield { name: 'clients.letters', value: state.letters, unit: 'letters', against: null };
  yield { name: 'clients.seconds', value: seconds, unit: 's', against: null };
  yield { name: 'clients.lettersPerSecond', value: state.letters / seconds, unit: '1/s', against: null };
  yield { name: 'clients.peakMemory', value: late.own, unit: 'MB', against: early(state.early.own) };
  yield {
    name: 'clients.peakMemoryOfWorker',
    value: late.worker,
    unit: 'MB',
    against: early(state.early.worker),
  };
  yield { name: 'clients.otherCalls', value: median(times), unit: 'ms', against: null };
  yield {
    name: 'clients.otherCallsP99',
    value: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    unit: 'ms',
    against: null,
  };
}
