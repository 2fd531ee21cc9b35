import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Signpost } from 'lucide-react';
import { useSignOut } from '#src/session/useSession.ts';
import { Button } from '#src/ui/Button.tsx';
import { buttonRecipe } from '#src/ui/theme/recipes.ts';
import { Mark } from './LoadFailure.tsx';
import { Notice } from './Notice.tsx';
import { entryOf } from './routeTable.ts';

/**
 * The person's account belongs to another site, which has the same page if both variants do: a print link keeps its
 * key. Without a way to sign out, no other account could be used here.
 */
export function WrongHost({ origin }: { readonly origin: string }) {
  const signOut = useSignOut();
  const host = URL.parse(origin)?.host ?? origin;
  const { pathname, href } = useLocation();
  return (
    <Notice
      alert
      mark={<Mark as={Signpost} color="accent" />}
      title={<Trans>Your account is on a different site</Trans>}
      text={
        <Trans>
          You’re signed in, but this account belongs to a different site. Continue there, or sign out to use
          another account here.
        </Trans>
      }
    >
      <Away look="solid" href={`${origin}${entryOf(pathname)?.variant === 'both' ? href : ''}`}>
        <Trans>Go to {host}</Trans>
      </Away>
      <Button look="plain" onClick={signOut}>
        <Trans>Sign out</Trans>
      </Button>
    </Notice>
  );
}

/** Leaves the application but looks like its buttons. */
const Away = chakra('a', buttonRecipe);
