import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CircleAlert, Signpost } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { CallError } from '#contract/failures.ts';
import { failureOf } from '#machines/failure.ts';
import { reload } from '#src/browser/reload.ts';
import { lazily } from '#src/language/lazily.ts';
import { Button } from '#src/ui/Button.tsx';
import { NotFound } from './NotFound.tsx';
import { Notice } from './Notice.tsx';

/** Few people come to a site that their account doesn’t belong to. */
const WrongHost = lazily(async () => (await import('./WrongHost.tsx')).WrongHost);

/** A page that could not be loaded. A missing record shows the not-found page; anything else can be retried. */
export function LoadFailure({ error }: ErrorComponentProps) {
  if (error instanceof CallError && error.code === 'notFound') return <NotFound />;
  if (error instanceof CallError && error.code === 'wrongHost')
    return (
      <Suspense>
        <WrongHost origin={error.detail} />
      </Suspense>
    );
  if (error instanceof CallError && error.code === 'reasonNeeded') return <ReasonNeeded />;
  return <NotLoaded error={error} />;
}

/** Retried by the person, and by itself once the connection is back: what it says isn't true any longer then. */
export function NotLoaded({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { unanswered } = failureOf(error);
  useEffect(() => {
    if (unanswered !== 'connection') return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [unanswered]);
  return (
    <Notice
      alert
      mark={<Mark as={CircleAlert} color="danger" />}
      title={
        error instanceof CallError && error.code === 'unavailable' ? (
          <Trans>Redress is temporarily unavailable</Trans>
        ) : (
          <Trans>An unknown error occurred!</Trans>
        )
      }
      text={
        unanswered === 'connection' ? (
          <Trans>Can’t connect. Check your internet connection and try again.</Trans>
        ) : unanswered === 'time' ? (
          <Trans>The server didn’t answer in time. Try again.</Trans>
        ) : (
          <Trans>We couldn’t load this page. Your saved work is safe. Try again in a moment.</Trans>
        )
      }
    >
      <Button look="solid" onClick={reload}>
        <Trans>Try Again</Trans>
      </Button>
    </Notice>
  );
}

/** Support acts for a user without a reason; the bar above the page asks for it, and then the page loads. */
function ReasonNeeded() {
  return (
    <Notice
      mark={<Mark as={Signpost} color="accent" />}
      title={<Trans>This page needs a reason</Trans>}
      text={<Trans>To open it in another person’s account, give a reason at the top of the page.</Trans>}
    >
      <Button look="solid" onClick={reload}>
        <Trans>Try Again</Trans>
      </Button>
    </Notice>
  );
}

export function Mark({ as: Icon, color }: { readonly as: typeof Signpost; readonly color: string }) {
  return (
    <chakra.div color={color}>
      <Icon size={40} strokeWidth={1.5} aria-hidden />
    </chakra.div>
  );
}
