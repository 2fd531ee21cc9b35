import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Notice } from './Notice.tsx';

/** The 404 page: for any unknown path, and for every page of the other variant. */
export function NotFound() {
  return (
    <Notice
      mark={
        <chakra.p fontSize="3xl" fontWeight="strong" lineHeight="tight" color="accent" aria-hidden>
          404
        </chakra.p>
      }
      title={<Trans>Page not found</Trans>}
      text={<Trans>The address may be mistyped, or the page isn’t available on this site.</Trans>}
    >
      <ButtonLink to="/" look="solid">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </Notice>
  );
}
