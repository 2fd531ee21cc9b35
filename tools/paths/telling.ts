import type { WalkedPath } from '#tests/paths/harness/walk.ts';
import type { ScreenPath } from '#tests/paths/harness/screenPath.ts';

/** How a path is called: `repair:3`, `repair:3 in Spanish`, or the name of its recording. */
export function nameOf(path: WalkedPath | ScreenPath): string {
  if (!('recording' in path)) return `${path.machine}:${path.number}`;
  if (path.recording !== null) return path.recording;
  return `${path.machine}:${path.number}${path.language === 'es' ? ' in Spanish' : ''}`;
}

/** The options of `npm run paths` that walk a path again. */
export function replayOf(path: WalkedPath | ScreenPath): string {
  if (!('recording' in path)) return `--replay ${path.machine}:${path.number}`;
  if (path.recording !== null) return `--replay ${path.recording}`;
  return `--browser --replay ${path.machine}:${path.number}${path.language === 'es' ? ' --spanish' : ''}`;
}

/** A path step by step, for a terminal. */
export function told(path: WalkedPath | ScreenPath): string {
  const lines = path.steps.flatMap(({ words, expected, means, fault }, index) => [
    `  ${index}. ${words}`,
    `     → ${expected.join(' and ')}: ${means.join(' ')}`,
    ...(fault === null
      ? []
      : [`     ✗ ${fault.sentence}`, ...(fault.details === '' ? [] : indented(fault.details))]),
  ]);
  const verdict = path.passed ? 'as the chart says' : `NOT as it should be, at step ${path.steps.length - 1}`;
  return [`${nameOf(path)}: ${verdict}`, ...lines].join('\n');
}

/** Enough of what a programmer wants to see to start with; the report has all of it. */
const indented = (details: string) =>
  details
    .split('\n')
    .slice(0, 12)
    .map((line) => `       ${line}`);
