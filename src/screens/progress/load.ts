import { type Progress, progress } from '#contract/progress.ts';
import { perform } from '#src/api/perform.ts';

export const loadProgress = (profileId: string, signal: AbortSignal): Promise<Progress> =>
  perform(progress, { params: { profileId }, signal });
