import { createFileRoute } from '@tanstack/react-router';
import { Id } from '#contract/shapes.ts';
import { clientsCalls, DisputeCallsContext } from '#src/disputes/calls.ts';
import { AnswerScreen } from '#src/screens/answer/Screen.tsx';
import { ClientFrame } from '#src/screens/client/ClientFrame.tsx';
import { loadOwnAnswer } from '#src/screens/client/load.ts';

interface Search {
  /** The letter whose recipient answered. */
  readonly letter?: string;
}

/** A client records an answer that came to them. */
export const Route = createFileRoute('/client/$clientKey_/answer')({
  validateSearch: (search): Search => {
    const letter = Id.safeParse(search['letter']).data;
    return letter === undefined ? {} : { letter };
  },
  loader: ({ params, abortController }) => loadOwnAnswer(params.clientKey, abortController.signal),
  component: Answer,
});

function Answer() {
  const { clientKey } = Route.useParams();
  const { letter = null } = Route.useSearch();
  const { invitation, disputes } = Route.useLoaderData();
  return (
    <DisputeCallsContext value={clientsCalls}>
      <ClientFrame invitation={invitation} signedIn>
        <AnswerScreen
          key={`${clientKey}/${letter}`}
          profileId={clientKey}
          client={disputes}
          letter={letter}
          entry={null}
        />
      </ClientFrame>
    </DisputeCallsContext>
  );
}
