import { readFileSync } from 'node:fs';
import { createArchive } from '#server/letters/archive.ts';
import { createTypesetter } from '#server/letters/typesetter.ts';
import { buffer } from 'node:stream/consumers';
import type { Figure } from './figure.ts';
import { lettersFor } from './lettersFor.ts';
import { descendant } from './usage.ts';

const clients = 1_000;

/** The peak memory of a process so far. Reads `/proc`, so it works only on Linux. */
function peakMB(pid: number): number {
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(peak) * 1_024) / 1_000_000;
}

/**
 * The letters of a thousand clients in one run, as the server writes them: report read, letters planned, typeset,
 * zipped.
 */
export async function* manyClients(): AsyncGenerator<Figure> {
  const typesetter = createTypesetter();
  const begun = performance.now();
  let letters = 0;
  const early = { own: 0, worker: 0 };
  const late = { own: 0, worker: 0 };
  for (let client = 1; client <= clients; client += 1) {
    const planned = lettersFor(`Client ${client}`);
    const pdfs: Uint8Array[] = [];
    for (const letter of planned) pdfs.push(await typesetter.typeset(letter, []));
    await buffer((await createArchive(pdfs.map((bytes, index) => ({ name: `${index}.pdf`, bytes })))).stream);
    letters += pdfs.length;
    if (client !== clients / 10 && client !== clients) continue;
    const worker = descendant(process.pid, 'letters/worker');
    const now = { own: peakMB(process.pid), worker: worker === null ? Number.NaN : peakMB(worker) };
    Object.assign(client === clients ? late : early, now);
  }
  const seconds = (performance.now() - begun) / 1_000;
  await typesetter.close();
  yield { name: 'clients.letters', value: letters, unit: 'letters', against: null };
  yield { name: 'clients.lettersPerSecond', value: letters / seconds, unit: '1/s', against: null };
  const after = (mb: number) => ({ name: `after ${clients / 10} clients`, value: mb });
  yield { name: 'clients.peakMemory', value: late.own, unit: 'MB', against: after(early.own) };
  yield {
    name: 'clients.peakMemoryOfTypesetter',
    value: late.worker,
    unit: 'MB',
    against: after(early.worker),
  };
}
