import type { Language } from '#vocabulary/languages.ts';

export type Caption = Readonly<Record<Language, string>>;

/** What is said between two points in time, in milliseconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly caption: Caption;
}

/** `00:01:02.345` */
function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23);
}

/** The captions in one language, as WebVTT. */
export function captionsFile(cues: readonly Cue[], language: Language): string {
  const blocks = cues.map(
    ({ from, to, caption }) => `${timeOf(from)} --> ${timeOf(to)}\n${caption[language]}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
