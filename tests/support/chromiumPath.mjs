import { existsSync } from 'node:fs';

/** Chromium without windows (the headless shell) opens a page for half the CPU time, so it is preferred. */
const shells = ['/usr/bin/chromium-headless-shell'];
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @param {(string | undefined)[]} candidates */
function first(candidates) {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** The one named in CHROMIUM, else one of the machine's. @param {boolean} withWindows whether a person is to see it */
export function chromiumPath(withWindows = false) {
  return first([process.env.CHROMIUM, ...(withWindows ? browsers : [...shells, ...browsers])]);
}

/** The one named in CHROMIUM, else one without windows. */
export function chromiumShellPath() {
  return first([process.env.CHROMIUM, ...shells]);
}
