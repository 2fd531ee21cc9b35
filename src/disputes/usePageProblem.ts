import { useLingui } from '@lingui/react/macro';
import { documentMegabytes } from '#contract/limits.ts';
import type { Failure } from '#machines/failure.ts';

/** Why a page was not uploaded, or not opened if it is stored already. */
export function usePageProblem(): (failure: Failure, isStored: boolean) => string {
  const { t } = useLingui();
  return ({ code, unanswered }, isStored) => {
    if (isStored) return t`We couldn’t open this page. Try again.`;
    if (code === 'fileTooLarge')
      return t`This file is larger than ${documentMegabytes} MB. Choose a smaller one.`;
    if (code === 'notAnImage')
      return t`We couldn’t read this file. Choose a PNG or JPG image, or a PDF. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.`;
    if (code === 'imageTooLarge') return t`This image’s dimensions are too large. Choose a smaller image.`;
    if (unanswered !== undefined)
      return t`We don’t know whether the page arrived. Upload it again. Everything you entered is still here.`;
    return t`The page wasn’t uploaded. Everything you entered is still here.`;
  };
}
