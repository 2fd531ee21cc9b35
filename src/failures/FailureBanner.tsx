import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { CallError } from '#contract/failures.ts';
import type { Failure } from '#machines/failure.ts';
import { useRenewedSession } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { causes, sentenceOf } from './errorMessages.ts';

/** Why something failed, in the product's own words. What is known to have happened is never called unknown. */
export function FailureBanner({ failure }: { readonly failure: Failure }) {
  const { i18n } = useLingui();
  const { code, detail, unanswered } = failure;
  const sentence = i18n._(
    unanswered === undefined ? sentenceOf(new CallError(code, detail)) : causes[unanswered],
  );
  if (code !== 'unauthenticated') return <Banner tone="danger">{sentence}</Banner>;
  return (
    <Banner tone="danger">
      <p>{sentence}</p>
      <SignInAgain />
    </Banner>
  );
}

/** Comes back to this page. */
function SignInAgain() {
  const renew = useRenewedSession();
  if (renew === null) return null;
  return (
    <Box mt="2">
      <Button size="small" onClick={renew}>
        <Trans>Sign in</Trans>
      </Button>
    </Box>
  );
}
