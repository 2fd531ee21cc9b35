import { createFileRoute } from '@tanstack/react-router';
import { OutcomePeriod } from '#contract/outcomes.ts';
import { loadOutcomes } from '#src/screens/outcomes/load.ts';
import { OutcomesScreen } from '#src/screens/outcomes/Screen.tsx';

interface Search {
  /** Absent for any time. */
  readonly period?: OutcomePeriod;
}

export const Route = createFileRoute('/outcomes')({
  validateSearch: ({ period }): Search => {
    const chosen = OutcomePeriod.safeParse(period);
    return chosen.success && chosen.data !== 'all' ? { period: chosen.data } : {};
  },
  loaderDeps: ({ search: { period } }) => ({ period }),
  loader: ({ deps: { period }, abortController }) => loadOutcomes(period ?? 'all', abortController.signal),
  component: OutcomesPage,
});

function OutcomesPage() {
  const { period = 'all' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OutcomesScreen
      period={period}
      outcomes={Route.useLoaderData()}
      onPeriod={(chosen) => void navigate({ search: chosen === 'all' ? {} : { period: chosen } })}
    />
  );
}
