import { createFileRoute } from '@tanstack/react-router';
import { loadPrintLinks } from '#src/screens/print/load.ts';
import { PrintScreen } from '#src/screens/print/Screen.tsx';

export const Route = createFileRoute('/print/$sessionId')({
  /** The key of a print link, for people outside the account. */
  validateSearch: ({ key }): { key?: string } => (typeof key === 'string' ? { key } : {}),
  loader: ({ params, abortController }) => loadPrintLinks(params.sessionId, abortController.signal),
  component: Print,
});

function Print() {
  const { sessionId } = Route.useParams();
  const { key } = Route.useSearch();
  return <PrintScreen key={sessionId} sessionId={sessionId} printKey={key} links={Route.useLoaderData()} />;
}
