import { UsageError, help, readOptions } from './options.ts';
import { recordCase } from './record.ts';
import { replay } from './replay.ts';
import { walkAll } from './walkAll.ts';

/** Does what the words of the command line ask for. Returns the exit code; what is wrong with the words is said in a line. */
export async function runTool(words: readonly string[]): Promise<0 | 1> {
  try {
    const options = readOptions(words);
    if (options.help) {
      console.log(help);
      return 0;
    }
    if (options.record !== null) return (await recordCase(options.record)) ? 0 : 1;
    if (options.replay !== null) return (await replay(options.replay, options)) ? 0 : 1;
    return (await walkAll(options)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    return 1;
  }
}
