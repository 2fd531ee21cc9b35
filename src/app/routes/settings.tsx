import { createFileRoute } from '@tanstack/react-router';
import { allGenerations, myInformation } from '#contract/account.ts';
import { perform } from '#src/api/perform.ts';
import { ownPageIn } from '#src/browser/ownPage.ts';
import { type Settings, SettingsScreen } from '#src/screens/settings/Screen.tsx';

export const Route = createFileRoute('/settings')({
  validateSearch: ({ back }): { readonly back?: string | undefined } => ({ back: ownPageIn(back) }),
  loader: async ({ abortController: { signal } }): Promise<Omit<Settings, 'back'>> => {
    const [information, counters] = await Promise.all([
      perform(myInformation, { signal }),
      perform(allGenerations, { signal }),
    ]);
    return { information, counters };
  },
  component: SettingsPage,
});

function SettingsPage() {
  return <SettingsScreen {...Route.useLoaderData()} back={Route.useSearch().back} />;
}
