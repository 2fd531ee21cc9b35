import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

interface BuyLinkProps {
  /** Whose letters wait for a generation. */
  readonly profileId: string | null;
  /** The page that the purchase leads back to. */
  readonly from: 'repair-center' | 'disputes';
  /** Outlined where one generation can be bought right there. */
  readonly look?: 'solid' | 'outline';
}

/** Links to where generations are bought, and from there back to the letters that need one. */
export function BuyLink({ profileId, from, look = 'solid' }: BuyLinkProps) {
  return (
    <ButtonLink
      look={look}
      to="/settings"
      search={profileId === null ? {} : { back: `/${from}/${profileId}` }}
    >
      <Trans>Buy Generations</Trans>
    </ButtonLink>
  );
}
