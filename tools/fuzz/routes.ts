import { existsSync } from 'node:fs';
import { fuzzRoutes, type Failed, type RouteWish, type Shown } from './routes/run.ts';

/** One line of what was sent, enough to recognize it. */
function lineOf({ call, number, why, sent }: Failed): string {
  const body = sent.payload === null ? '' : ` ${JSON.stringify(sent.payload.subarray(0, 200).toString())}`;
  return `FAILED ${call}, number ${number}: ${why}\n  ${sent.path.slice(0, 300)} ${JSON.stringify(sent.headers)}${body}`;
}

function inWords({ cases, statuses, slowest, failures }: Shown): string {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `${cases.toLocaleString('en')} requests, ${failures.length} failed, slowest ${slowest.milliseconds.toFixed(0)} ms (number ${slowest.number}), answers ${answers.join(', ')}`;
}

/** Where nothing waits for a disk: what was written needs to outlast nothing. */
const memory = '/dev/shm';

/** Sends requests to every call and prints the results, each call's as soon as it has them; true if each was handled. */
export async function fuzzCalls(wish: RouteWish): Promise<boolean> {
  if (existsSync(memory)) process.env['TMPDIR'] = memory;
  const begun = performance.now();
  const onCall = (call: string, shown: Shown): void => {
    const minutes = (performance.now() - begun) / 60_000;
    console.log(`${call.padEnd(24)} ${inWords(shown)} · ${minutes.toFixed(1)} min`);
    for (const failed of shown.failures) console.log(lineOf(failed));
  };
  const { cases, calls, statuses, slowest, failures } = await fuzzRoutes({ ...wish, onCall });
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`answers ${answers.join(', ')}`);
  console.log(
    `slowest ${slowest.milliseconds.toFixed(0)} ms of CPU time (${slowest.call}, number ${slowest.number})`,
  );
  console.log(
    `seed ${wish.seed}: ${cases.toLocaleString('en')} requests to ${calls} calls, ${failures.length} failed, slowest ${slowest.milliseconds.toFixed(0)} ms`,
  );
  return failures.length === 0;
}
