import { useLingui } from '@lingui/react';
import { CallError } from '#contract/failures.ts';
import type { Failure } from '#machines/failure.ts';
import { sentenceOf } from './errorMessages.ts';
import { Banner } from '#src/ui/Surface.tsx';

/** Why something failed, in the product's own words. */
export function FailureBanner({ failure }: { readonly failure: Failure }) {
  const { i18n } = useLingui();
  return <Banner tone="danger">{i18n._(sentenceOf(new CallError(failure.code)))}</Banner>;
}
