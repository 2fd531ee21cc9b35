import { createFileRoute } from '@tanstack/react-router';
import { Id } from '#contract/shapes.ts';
import { loadDisputes } from '#src/disputes/load.ts';
import { AnswerScreen } from '#src/screens/answer/Screen.tsx';

const idIn = (value: unknown): string | undefined => Id.safeParse(value).data;

interface Search {
  /** The letter whose recipient answered. */
  readonly letter?: string;
  /** The entry to be corrected. */
  readonly entry?: string;
}

export const Route = createFileRoute('/answer/$profileId')({
  validateSearch: (search): Search => {
    const letter = idIn(search['letter']);
    const entry = idIn(search['entry']);
    return { ...(letter !== undefined && { letter }), ...(entry !== undefined && { entry }) };
  },
  loader: ({ params, abortController }) => loadDisputes(params.profileId, abortController.signal),
  component: Answer,
});

function Answer() {
  const { profileId } = Route.useParams();
  const { letter = null, entry = null } = Route.useSearch();
  return (
    <AnswerScreen
      key={`${profileId}/${letter}/${entry}`}
      profileId={profileId}
      client={Route.useLoaderData()}
      letter={letter}
      entry={entry}
    />
  );
}
