import { fuzzRoutes, type Failed, type RouteWish } from './routes/run.ts';

/** One line of what was sent, enough to recognize it. */
function lineOf({ call, number, why, sent }: Failed): string {
  const body = sent.payload === null ? '' : ` ${JSON.stringify(sent.payload.subarray(0, 200).toString())}`;
  return `FAILED ${call}, number ${number}: ${why}\n  ${sent.path.slice(0, 300)} ${JSON.stringify(sent.headers)}${body}`;
}

/** Sends requests to every call and prints the results; true if each was handled. */
export async function fuzzCalls(wish: RouteWish): Promise<boolean> {
  const progress = (call: string, failures: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${call.padEnd(30)} ${failures} failed`);
  };
  const { cases, calls, statuses, slowest, failures } = await fuzzRoutes({ ...wish, progress });
  if (process.stderr.isTTY) process.stderr.write('\r');
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  console.log(`answers ${answers.join(', ')}`);
  console.log(
    `slowest ${slowest.milliseconds.toFixed(0)} ms of CPU time (${slowest.call}, number ${slowest.number})`,
  );
  for (const failed of failures) console.log(lineOf(failed));
  console.log(
    `seed ${wish.seed}: ${cases.toLocaleString('en')} requests to ${calls} calls, ${failures.length} failed, slowest ${slowest.milliseconds.toFixed(0)} ms`,
  );
  return failures.length === 0;
}
