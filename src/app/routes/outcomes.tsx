import { createFileRoute } from '@tanstack/react-router';
import { type OutcomePeriod, outcomePeriods } from '#contract/outcomes.ts';
import { loadOutcomes } from '#src/screens/outcomes/load.ts';
import { OutcomesScreen } from '#src/screens/outcomes/Screen.tsx';
import { wordIn } from '../searchValues.ts';

interface Search {
  /** Absent for any time. */
  readonly period?: OutcomePeriod;
}

export const Route = createFileRoute('/outcomes')({
  validateSearch: ({ period }): Search => {
    const chosen = wordIn(period, outcomePeriods);
    return chosen === undefined || chosen === 'all' ? {} : { period: chosen };
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
