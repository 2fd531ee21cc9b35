import { RecordedCase } from './recordedCase.ts';

const files = import.meta.glob<unknown>('../recorded/*.json', { eager: true, import: 'default' });

/** The recorded cases of a workflow, by their names. */
export const recordingsOf = (machine: string): readonly (readonly [string, RecordedCase])[] =>
  everyRecording.filter(([, recorded]) => recorded.machine === machine);

/** A file that is no recorded case is an error. */
export const everyRecording: readonly (readonly [string, RecordedCase])[] = Object.entries(files).map(
  ([path, content]) => [/([^/]+)\.json$/.exec(path)?.[1] ?? '', RecordedCase.parse(content)] as const,
);
