import { createFileRoute } from '@tanstack/react-router';
import { Id } from '#contract/shapes.ts';
import { loadAnalyses } from '#src/screens/credit-analysis/load.ts';
import { CreditAnalysisScreen } from '#src/screens/credit-analysis/Screen.tsx';

export const Route = createFileRoute('/credit-analysis')({
  /** The client whose history is open. */
  validateSearch: ({ client }): { client?: string } => {
    const id = Id.safeParse(client);
    return id.success ? { client: id.data } : {};
  },
  loaderDeps: ({ search: { client } }) => ({ client }),
  loader: ({ deps: { client }, abortController }) => loadAnalyses(client ?? null, abortController.signal),
  component: CreditAnalysis,
});

function CreditAnalysis() {
  return <CreditAnalysisScreen {...Route.useLoaderData()} />;
}
