import type { Language } from '#vocabulary/languages.ts';
import type { WalkedPath } from './walk.ts';

/** A path that was walked on a screen. */
export interface ScreenPath extends WalkedPath {
  readonly language: Language;
  /** The name of the recorded case that was replayed; null for a path of the chart. */
  readonly recording: string | null;
}
