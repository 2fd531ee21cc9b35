import { createFileRoute } from '@tanstack/react-router';
import { loadDisputes } from '#src/disputes/load.ts';
import { LettersScreen } from '#src/screens/clients/Letters.tsx';
import { ClientHead } from '../client/ClientHead.tsx';
import { loadClientSummary } from '../client/load.ts';

export const Route = createFileRoute('/clients/$profileId/letters')({
  loader: async ({ params: { profileId }, abortController: { signal } }) => {
    const [summary, disputes] = await Promise.all([
      loadClientSummary(profileId, signal),
      loadDisputes(profileId, signal),
    ]);
    return { summary, disputes };
  },
  component: ClientLettersPage,
});

function ClientLettersPage() {
  const { profileId } = Route.useParams();
  const { summary, disputes } = Route.useLoaderData();
  return (
    <>
      <ClientHead profileId={profileId} summary={summary} tab="letters" />
      <LettersScreen key={profileId} profileId={profileId} disputes={disputes} />
    </>
  );
}
