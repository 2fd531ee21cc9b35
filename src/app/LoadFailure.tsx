import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { CallError } from '#contract/failures.ts';
import { failureOf } from '#machines/failure.ts';
import { reload } from '#src/browser/reload.ts';
import { lazily } from '#src/language/lazily.ts';
import { Button } from '#src/ui/Button.tsx';
import { NotFound } from './NotFound.tsx';
import { Notice } from './Notice.tsx';

/** The server said why, so it can also be asked for the words. */
const RefusedPage = lazily(async () => (await import('./RefusedPage.tsx')).RefusedPage);

/** A page that could not be loaded. A missing record shows the not-found page; anything else can be retried. */
export function LoadFailure({ error }: ErrorComponentProps) {
  if (error instanceof CallError && error.code === 'notFound') return <NotFound />;
  if (error instanceof CallError && error.code !== 'unexpected' && error.code !== 'unavailable')
    return (
      <Suspense>
        <RefusedPage refusal={error} />
      </Suspense>
    );
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

export function Mark({ as: Icon, color }: { readonly as: typeof CircleAlert; readonly color: string }) {
  return (
    <chakra.div color={color}>
      <Icon size={40} strokeWidth={1.5} aria-hidden />
    </chakra.div>
  );
}
