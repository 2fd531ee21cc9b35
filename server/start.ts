import { readConfiguration } from './configuration.ts';
import { ConfigurationError } from './configuration/configurationError.ts';
import type { Configuration } from './configuration/settings.ts';
import { jsonLines, logProcessProblems } from './operatorLog.ts';
import { serve, type Announcements } from './serve.ts';

const stopWithin = 10_000;
/** After the time for which connections are still accepted. */
const stopDrainedWithin = 15_000;

/** Runs the server until a signal. A problem that the operator can fix ends it with a one-sentence message. */
export async function start(environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    await run(readConfiguration(environment));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    console.error(error instanceof ConfigurationError ? sentence : `Redress did not start: ${sentence}`);
    process.exit(1);
  }
}

/** Sentences on a terminal; in production, log lines, and nothing else in between. */
function announcements({ production }: Configuration): Announcements {
  if (!production) return console;
  const line = jsonLines((text) => void process.stdout.write(text));
  logProcessProblems(process, line, (status) => process.exit(status));
  return { log: (text) => line('info', text), error: (text) => line('error', text) };
}

async function run(configuration: Configuration): Promise<void> {
  const announce = announcements(configuration);
  const serving = await serve(configuration, announce);
  const { drainFor } = configuration;

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainFor === 0 ? stopWithin : drainFor + stopDrainedWithin).unref();
    await serving.stop();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  const { b2b, b2c } = configuration.origins;
  for (const { host, mail, password } of serving.signIns)
    announce.log(`Sign in at ${host} as ${mail} with ${password}`);
  announce.log(`Redress is ready: ${b2b} (business) · ${b2c} (consumer)`);

  await serving.complete;
}
