import { useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';

/** The title of the current page. */
export function useTitle(): string {
  const { t } = useLingui();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const titles: Readonly<Record<string, string>> = {
    dashboard: t`Dashboard`,
    home: t`Home`,
    'credit-analysis': t`Credit Analysis`,
    'create-profile': t`Create Profile`,
    'edit-profile': t`Edit Profile`,
    clients: t`Client`,
    'repair-center': t`Repair Center`,
    disputes: t`Disputes`,
    'compare-reports': t`Compare reports`,
    answer: t`Record an answer`,
    outcomes: t`Outcomes`,
    inbox: t`Answers inbox`,
    progress: t`Progress`,
    print: t`Print`,
    settings: t`Settings`,
    'close-account': t`Close your account`,
  };
  return titles[pathname.split('/')[1] ?? ''] ?? t`Page not found`;
}
