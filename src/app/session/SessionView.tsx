import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { Session } from '#src/api/session.ts';
import { usePageRestored } from '#src/browser/usePageRestored.ts';
import { here } from '#src/browser/signInCallback.ts';
import { Button } from '#src/ui/Button.tsx';
import { noteRunningBehind } from '#src/workflow/actors.ts';
import { Notice } from '../Notice.tsx';
import { removePageShell } from '../pageShell.ts';
import { Pending } from '../Pending.tsx';
import { SessionContext } from '../../session/useSession.ts';

interface SessionViewProps {
  readonly session: Session;
  /** The product's pages. */
  readonly children: ReactNode;
}

/** The pages while someone may see them; otherwise, the state of the session. */
export function SessionView({ session, children }: SessionViewProps) {
  const state = useSelector(session, (snapshot) => snapshot);
  useEffect(() => noteRunningBehind(session), [session]);
  usePageRestored(() => session.send({ type: 'page.restore' }));
  const isPage = state.hasTag('page');
  const isElsewhere = !isPage && !state.matches('checking');
  useEffect(() => {
    if (isElsewhere) removePageShell();
  }, [isElsewhere]);
  if (isPage) {
    return (
      <SessionContext value={session}>
        <div aria-busy={state.hasTag('busy')}>{children}</div>
      </SessionContext>
    );
  }
  if (state.matches('failed'))
    return <Failed onRetry={() => session.send({ type: 'session.retry', target: here() })} />;
  return <Waiting session={session} />;
}

function Waiting({ session }: { readonly session: Session }) {
  const { t } = useLingui();
  const state = useSelector(session, (snapshot) => snapshot);
  const words = [
    ['redirecting', t`Opening the sign-in page…`],
    ['signingOut', t`Signing you out…`],
    ['closed', t`Signing you out…`],
    ['away', t`Leaving this page…`],
  ] as const;
  return (
    <chakra.main minH="100dvh" display="grid" alignContent="center">
      <Pending>
        <chakra.p role="status" minH="1.5rem" textAlign="center" color="quiet">
          {words.find(([name]) => state.matches(name))?.[1]}
        </chakra.p>
      </Pending>
    </chakra.main>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      alert
      title={<Trans>We couldn’t sign you in</Trans>}
      text={<Trans>Something went wrong with the sign-in service. Try again in a moment.</Trans>}
    >
      <Button look="solid" onClick={onRetry}>
        <Trans>Try Again</Trans>
      </Button>
    </Notice>
  );
}
