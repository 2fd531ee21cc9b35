import { createFileRoute } from '@tanstack/react-router';
import { loadAnalyses } from '#src/screens/credit-analysis/load.ts';
import { CreditAnalysisScreen } from '#src/screens/credit-analysis/Screen.tsx';
import { idIn } from '../searchValues.ts';

export const Route = createFileRoute('/credit-analysis')({
  /** The client whose history is open. */
  validateSearch: ({ client }): { client?: string } => {
    const id = idIn(client);
    return id === undefined ? {} : { client: id };
  },
  loaderDeps: ({ search: { client } }) => ({ client }),
  loader: ({ deps: { client }, abortController }) => loadAnalyses(client ?? null, abortController.signal),
  component: CreditAnalysis,
});

function CreditAnalysis() {
  return <CreditAnalysisScreen {...Route.useLoaderData()} />;
}
