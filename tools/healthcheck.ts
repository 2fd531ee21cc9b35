/**
 * `redress healthcheck [--ready]`: asks the server on this machine whether it is healthy, or with `--ready` whether it is
 * ready, as a container's health check does. Exits with status 0 or 1, and says why in one sentence.
 */
import { health, readiness } from '#contract/service.ts';
import { readEnvironment } from '#server/configuration/environment.ts';
import { explained } from './backup/command.ts';
import { wordsOf } from './usage.mjs';

const help = `healthcheck            asks the server on this machine whether it is healthy
healthcheck --ready    whether it is ready`;
const words = wordsOf(help, (word) => word === '--ready');

/** Milliseconds: the server answers either call within two seconds. */
const patience = 3_000;

/** An address that listens everywhere is reached on this machine. */
function hostOf(listenOn: string): string {
  if (listenOn === '' || listenOn === '0.0.0.0' || listenOn === '::') return '127.0.0.1';
  return listenOn.includes(':') ? `[${listenOn}]` : listenOn;
}

await explained(async () => {
  const { PORT, LISTEN_ON } = readEnvironment({
    PORT: process.env['PORT'],
    LISTEN_ON: process.env['LISTEN_ON'],
  });
  const call = words.includes('--ready') ? readiness : health;
  const url = `http://${hostOf(LISTEN_ON)}:${PORT}${call.url}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (answer === null) throw new Error(`${url} does not answer.`);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
});
