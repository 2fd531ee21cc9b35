import { createFileRoute, redirect } from '@tanstack/react-router';
import { type ScanSender, scanSenders } from '#contract/inbox.ts';
import { loadDisputes } from '#src/disputes/load.ts';
import { places } from '#src/overview/pagePlaces.ts';
import { countScans } from '#src/screens/answer/countScans.ts';
import { AnswerScreen } from '#src/screens/answer/Screen.tsx';
import { idIn, wordIn } from '../searchValues.ts';

interface Search {
  /** The letter whose recipient answered. */
  readonly letter?: string;
  /** The entry to be corrected. */
  readonly entry?: string;
  /** The scan of the inbox with which the answer is recorded, and who sent it. */
  readonly scan?: string;
  readonly sender?: ScanSender;
}

export const Route = createFileRoute('/answer/$profileId')({
  validateSearch: (search): Search => {
    const letter = idIn(search['letter']);
    const entry = idIn(search['entry']);
    const scan = idIn(search['scan']);
    const sender = wordIn(search['sender'], scanSenders);
    return {
      ...(letter !== undefined && { letter }),
      ...(entry !== undefined && { entry }),
      ...(scan !== undefined && { scan }),
      ...(sender !== undefined && { sender }),
    };
  },
  loaderDeps: ({ search: { letter, scan } }) => ({ letter, scan }),
  loader: async ({ params, deps: { letter, scan }, abortController: { signal } }) => {
    const [client, scansLeft] = await Promise.all([
      loadDisputes(params.profileId, signal),
      scan === undefined ? 0 : countScans(signal),
    ]);
    // What comes to a letter that disputes nothing is recorded at the letter.
    if (client.requests.some((request) => request.letter === letter))
      throw redirect({ to: '/disputes/$profileId', params, hash: places.sent, replace: true });
    return { client, scansLeft };
  },
  component: Answer,
});

function Answer() {
  const { profileId } = Route.useParams();
  const { letter = null, entry = null, scan = null, sender = null } = Route.useSearch();
  const { client, scansLeft } = Route.useLoaderData();
  return (
    <AnswerScreen
      key={`${profileId}/${letter}/${entry}/${scan}`}
      profileId={profileId}
      client={client}
      scansLeft={scansLeft}
      letter={letter}
      entry={entry}
      scan={scan}
      sender={sender}
    />
  );
}
