import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Provider } from '#contract/profiles.ts';
import { configuration } from '#src/browser/configuration.ts';

interface ProviderSiteProps {
  readonly provider: Provider;
  readonly children: ReactNode;
}

/** The link for signing up at a provider, in a new window; an icon after its last word says so. */
export function ProviderSite({ provider, children }: ProviderSiteProps) {
  return (
    <chakra.a
      href={configuration.signUpUrls[provider]}
      target="_blank"
      rel="noreferrer"
      color="accent"
      textDecoration="underline"
      // On the same line as the last word, whichever that is.
      css={{ '& svg': { display: 'inline', verticalAlign: 'text-bottom', ml: '1' } }}
    >
      {children}
    </chakra.a>
  );
}
