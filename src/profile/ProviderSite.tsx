import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Provider } from '#contract/profiles.ts';
import { configuration } from '#src/browser/configuration.ts';

interface ProviderSiteProps {
  readonly provider: Provider;
  readonly children: ReactNode;
}

/** The way to where one signs up at a provider, in a window of its own; a sign in it stands after its last word. */
export function ProviderSite({ provider, children }: ProviderSiteProps) {
  return (
    <chakra.a
      href={configuration.signUpUrls[provider]}
      target="_blank"
      rel="noreferrer"
      color="accent"
      textDecoration="underline"
      // Whichever line the last word is on.
      css={{ '& svg': { display: 'inline', verticalAlign: 'text-bottom', ml: '1' } }}
    >
      {children}
    </chakra.a>
  );
}
