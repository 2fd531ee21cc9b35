import { parseArgs } from 'node:util';

/** The command line asks for something that doesn't exist; the message is for the person who typed it. */
export class UsageError extends Error {}

/** What `npm run paths` was asked for. */
export interface Options {
  readonly help: boolean;
  /** All when empty. */
  readonly machines: readonly string[];
  /** `NAME:N` or the name of a recorded case. */
  readonly replay: string | null;
  /** The machine to record a case of. */
  readonly record: string | null;
  readonly browser: boolean;
  readonly quick: boolean;
  readonly spanish: boolean;
  readonly headed: boolean;
  readonly server: boolean;
  readonly json: boolean;
  readonly write: boolean;
}

export const help = `npm run paths -- [OPTIONS]

Finds paths that take every transition of every workflow, walks them, and writes a report.
Without options it walks them on the machines alone.

What to walk
  --machine NAME     one workflow; can be given several times
  --replay NAME:N    path N of a workflow, step by step in words
  --replay NAME      a recorded case, on its screen

Where to walk it
  --browser          on the screens too, with images and accessibility checks
  --quick            with --browser: without images and checks, many paths a second
  --spanish          with --browser --replay NAME:N: in Spanish
  --headed           with --browser or --replay: in a window that you can watch
  --server           the main path of each workflow on the running product too

Other
  --record NAME      opens the screen of a workflow, and saves what you do there as a case
  --write            updates the pages in docs/paths
  --json             prints the figures as JSON
  --help             prints this

Exits 1 when a step is not as the chart says, or a transition was not taken.`;

const flags = {
  help: { type: 'boolean', default: false },
  machine: { type: 'string', multiple: true },
  replay: { type: 'string' },
  record: { type: 'string' },
  browser: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  spanish: { type: 'boolean', default: false },
  headed: { type: 'boolean', default: false },
  server: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  write: { type: 'boolean', default: false },
} as const;

const every = Object.keys(flags)
  .map((name) => `--${name}`)
  .join(', ');

function parsed(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: flags }).values;
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error;
    const [option] = /--?[\w-]+/.exec(error.message) ?? [];
    if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError(`There is no option ${option}. There are: ${every}.`);
    if (error.code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new UsageError(`Every word belongs to an option: ${every}.`);
    throw new UsageError(`${option ?? 'An option'} is missing its value, or has one too many. See --help.`);
  }
}

/** Throws `UsageError`. */
export function readOptions(given: readonly string[]): Options {
  const { machine = [], replay = null, record = null, ...rest } = parsed(given);
  if (rest.quick && !rest.browser) throw new UsageError('--quick goes with --browser.');
  if (rest.spanish && !(rest.browser && replay !== null))
    throw new UsageError('--spanish goes with --browser and --replay NAME:N.');
  return { machines: machine, replay, record, ...rest };
}
