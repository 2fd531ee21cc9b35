import { createFileRoute } from '@tanstack/react-router';
import { allGenerations, myInformation } from '#contract/account.ts';
import { contractTerms } from '#contract/contractTerms.ts';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';
import { ownPageIn } from '#src/browser/ownPage.ts';
import { type Settings, SettingsScreen } from '#src/screens/settings/Screen.tsx';

export const Route = createFileRoute('/settings')({
  validateSearch: ({ back }): { readonly back?: string | undefined } => ({ back: ownPageIn(back) }),
  loader: async ({ abortController: { signal } }): Promise<Omit<Settings, 'back'>> => {
    const [information, counters, contract] = await Promise.all([
      perform(myInformation, { signal }),
      perform(allGenerations, { signal }),
      configuration.variant === 'b2c' ? null : perform(contractTerms, { signal }),
    ]);
    return { information, counters, contract };
  },
  component: SettingsPage,
});

function SettingsPage() {
  return <SettingsScreen {...Route.useLoaderData()} back={Route.useSearch().back} />;
}
