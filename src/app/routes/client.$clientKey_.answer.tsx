import { createFileRoute } from '@tanstack/react-router';
import { clientsCalls, DisputeCallsContext } from '#src/disputes/calls.ts';
import { AnswerScreen } from '#src/screens/answer/Screen.tsx';
import { ClientFrame } from '#src/screens/client/ClientFrame.tsx';
import { ClosedLinkScreen } from '#src/screens/client/ClosedLinkScreen.tsx';
import { LateNetworkBanner } from '../layout/LateNetworkBanner.tsx';
import { idIn } from '../searchValues.ts';

interface Search {
  /** The letter whose recipient answered. */
  readonly letter?: string;
}

/** A client records an answer that came to them. */
export const Route = createFileRoute('/client/$clientKey_/answer')({
  validateSearch: (search): Search => {
    const letter = idIn(search['letter']);
    return letter === undefined ? {} : { letter };
  },
  loader: async ({ params, abortController }) => {
    // Not part of what the product's users load.
    const { loadOwnAnswer } = await import('#src/screens/client/load.ts');
    return loadOwnAnswer(params.clientKey, abortController.signal);
  },
  component: Answer,
});

function Answer() {
  const { clientKey } = Route.useParams();
  const { letter = null } = Route.useSearch();
  const page = Route.useLoaderData();
  const banner = <LateNetworkBanner />;
  if (page.closed !== null) return <ClosedLinkScreen signedIn banner={banner} {...page} />;
  const { invitation, disputes } = page;
  return (
    <DisputeCallsContext value={clientsCalls}>
      <ClientFrame invitation={invitation} signedIn banner={banner}>
        <AnswerScreen
          key={`${clientKey}/${letter}`}
          profileId={clientKey}
          client={disputes}
          letter={letter}
          entry={null}
          scan={null}
          sender={null}
        />
      </ClientFrame>
    </DisputeCallsContext>
  );
}
