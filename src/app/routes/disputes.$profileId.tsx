import { createFileRoute } from '@tanstack/react-router';
import { loadInformation } from '#src/api/information.ts';
import { configuration } from '#src/browser/configuration.ts';
import { loadDisputes, loadNewerReport } from '#src/disputes/load.ts';
import { DisputesScreen } from '#src/screens/disputes/Screen.tsx';
import { ClientHead } from '../client/ClientHead.tsx';
import { loadClientSummary, loadContractGate } from '../client/load.ts';

export const Route = createFileRoute('/disputes/$profileId')({
  loader: async ({ params: { profileId }, abortController: { signal } }) => {
    const summary = loadClientSummary(profileId, signal);
    const [disputes, { id: userId }, gate] = await Promise.all([
      loadDisputes(profileId, signal),
      loadInformation(),
      summary.then((known) => loadContractGate(known, signal)),
    ]);
    return {
      disputes,
      newer: await loadNewerReport(profileId, disputes, signal),
      summary: await summary,
      userId,
      gate,
    };
  },
  component: Disputes,
});

function Disputes() {
  const { profileId } = Route.useParams();
  const { disputes, newer, summary, userId, gate } = Route.useLoaderData();
  return (
    <>
      {configuration.variant === 'b2c' ? null : (
        <ClientHead profileId={profileId} summary={summary} tab="disputes" />
      )}
      <DisputesScreen
        key={profileId}
        userId={userId}
        profileId={profileId}
        disputes={disputes}
        newer={newer}
        {...(summary !== null && { scans: summary.work.filter(({ kind }) => kind === 'scan') })}
        isNamed={summary === null}
        gate={gate}
      />
    </>
  );
}
