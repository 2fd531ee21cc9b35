import { chromiumPath } from '#tests/support/chromiumPath.mjs';
import { UsageError } from './options.ts';

interface Machine {
  readonly chromium: string | null;
  readonly platform: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Why no screen can be shown on this machine, and what to do; null if one can. @param headed in a window for a person */
export function noScreen(headed: boolean, { chromium, platform, environment }: Machine): string | null {
  if (chromium === null)
    return `Screens are walked in Chromium, which is not on this machine: install it${headed ? ', with its windows' : ''}, or set CHROMIUM to its path.`;
  const hasDisplay = [environment['DISPLAY'], environment['WAYLAND_DISPLAY']].some(
    (each) => (each ?? '') !== '',
  );
  if (headed && platform === 'linux' && !hasDisplay)
    return 'No window can be opened here: run this on a computer with a screen (DISPLAY and WAYLAND_DISPLAY are not set).';
  return null;
}

/** Throws `UsageError` before a browser fails in words that only its makers understand. */
export function refuseWithoutScreen(headed: boolean): void {
  const reason = noScreen(headed, {
    chromium: chromiumPath(headed),
    platform: process.platform,
    environment: process.env,
  });
  if (reason !== null) throw new UsageError(reason);
}
