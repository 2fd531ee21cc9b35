/**
 * `npm run paths`: finds, for each statechart, a small set of paths that takes every transition, and walks them on the
 * machines, on the screens and on the running product; `-- --help` lists the options. Exits 1 when a transition is not taken or
 * a step is not as the chart says. docs/paths/README.md tells how to read it and how to add or record a case.
 */
import { UsageError, help, readOptions } from './paths/options.ts';
import { recordCase } from './paths/record.ts';
import { replay } from './paths/replay.ts';
import { walkAll } from './paths/walkAll.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(help);
  else if (options.record !== null) process.exitCode = (await recordCase(options.record)) ? 0 : 1;
  else if (options.replay !== null) process.exitCode = (await replay(options.replay, options)) ? 0 : 1;
  else process.exitCode = (await walkAll(options)) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
