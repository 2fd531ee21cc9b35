import { createFileRoute } from '@tanstack/react-router';
import { loadPrintLinks } from '#src/screens/print/load.ts';
import { PrintScreen } from '#src/screens/print/Screen.tsx';
import { loadOwnContractGate } from '../client/load.ts';

export const Route = createFileRoute('/print/$sessionId')({
  /** The key of a print link, for people outside the account. */
  validateSearch: ({ key }): { key?: string } => (typeof key === 'string' ? { key } : {}),
  loader: async ({ params, abortController: { signal } }) => {
    const links = await loadPrintLinks(params.sessionId, signal);
    return { links, gate: links === null ? null : await loadOwnContractGate(links.set.profileId, signal) };
  },
  component: Print,
});

function Print() {
  const { sessionId } = Route.useParams();
  const { key } = Route.useSearch();
  const { links, gate } = Route.useLoaderData();
  return <PrintScreen key={sessionId} sessionId={sessionId} printKey={key} links={links} gate={gate} />;
}
