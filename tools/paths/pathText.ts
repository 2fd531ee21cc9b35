import type { WalkedPath } from '#tests/paths/harness/walk.ts';
import type { ScreenPath } from '#tests/paths/harness/screenPath.ts';

/** What a path is called: `repair:3`, `repair:3 in Spanish`, or the name of its recording. */
export function nameOf(path: WalkedPath | ScreenPath): string {
  if (!('recording' in path)) return `${path.machine}:${path.number}`;
  if (path.recording !== null) return path.recording;
  return `${path.machine}:${path.number}${path.language === 'es' ? ' in Spanish' : ''}`;
}

/** The options of `npm run paths` that replay a path. */
export function replayOf(path: WalkedPath | ScreenPath): string {
  if (!('recording' in path)) return `--replay ${path.machine}:${path.number}`;
  if (path.recording !== null) return `--replay ${path.recording}`;
  return `--browser --replay ${path.machine}:${path.number}${path.language === 'es' ? ' --spanish' : ''}`;
}

/** A path step by step, for a terminal. */
export function pathText(path: WalkedPath | ScreenPath): string {
  const lines = path.steps.flatMap(({ words, expected, means, fault }, index) => [
    `  ${index}. ${words}`,
    `     → ${expected.join(' and ')}: ${means.join(' ')}`,
    ...(fault === null
      ? []
      : [`     ✗ ${fault.sentence}`, ...(fault.details === '' ? [] : indented(fault.details))]),
  ]);
  const verdict = path.passed ? 'passed' : `FAILED at step ${path.steps.length - 1}`;
  return [`${nameOf(path)}: ${verdict}`, ...lines].join('\n');
}

/** The beginning of the details for developers; the report has all of them. */
const indented = (details: string) =>
  details
    .split('\n')
    .slice(0, 12)
    .map((line) => `       ${line}`);
