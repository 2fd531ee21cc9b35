import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { longestSearch } from '#contract/limits.ts';
import { type ClientQuery, everyClient } from '#machines/clientQuery.ts';
import { hasLetters, loadOverview } from '#src/overview/load.ts';
import { FirstSteps } from '#src/screens/dashboard/laterFirstSteps.ts';
import { DashboardScreen } from '#src/screens/dashboard/Screen.tsx';
import { type ListedStatus, listedStatuses } from '#vocabulary/listedStatuses.ts';
import { shownDrawing, removePageShell } from '../pageShell.ts';
import { textIn, wordIn } from '../searchValues.ts';

const sorts = ['date', 'round', 'due', 'step'] as const;

interface Search {
  /** Part of a client's name. */
  readonly search?: string;
  readonly status?: ListedStatus;
  /** Absent for by name. */
  readonly sort?: (typeof sorts)[number];
  readonly order?: 'descending';
}

export const Route = createFileRoute('/dashboard')({
  validateSearch: (values): Search => {
    const search = textIn(values['search'], longestSearch);
    const status = wordIn(values['status'], listedStatuses);
    const sort = wordIn(values['sort'], sorts);
    const order = wordIn(values['order'], ['descending'] as const);
    return {
      ...(search !== undefined && { search }),
      ...(status !== undefined && { status }),
      ...(sort !== undefined && { sort }),
      ...(order !== undefined && { order }),
    };
  },
  loader: async ({ abortController }) => {
    const overview = await loadOverview(abortController.signal);
    // It is part of what the server has drawn.
    if (shownDrawing() !== null && !hasLetters(overview)) await FirstSteps.preload();
    return overview;
  },
  component: Dashboard,
});

const queryOf = ({ search, status, sort, order }: Search): ClientQuery => ({
  search: search ?? everyClient.search,
  status: status ?? null,
  sort: sort ?? 'name',
  descending: order !== undefined,
});

const searchOf = ({ search, status, sort, descending }: ClientQuery): Search => ({
  ...(search !== '' && { search }),
  ...(status !== null && { status }),
  ...(sort !== 'name' && { sort }),
  ...(descending && { order: 'descending' }),
});

function Dashboard() {
  useEffect(removePageShell, []);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const address = useMemo(() => queryOf(search), [search]);
  const { history } = useRouter();
  const onAddress = useCallback(
    (query: ClientQuery) => {
      // The person may already be leaving for a page that is still loading.
      if (history.location.pathname !== Route.fullPath) return;
      void navigate({ search: searchOf(query), replace: true, resetScroll: false });
    },
    [history, navigate],
  );
  return <DashboardScreen {...Route.useLoaderData()} address={address} onAddress={onAddress} />;
}
