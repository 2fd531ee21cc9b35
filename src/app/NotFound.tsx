import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Notice } from './Notice.tsx';

/** The 404 page: any unknown path, and every page of the other variant. */
export function NotFound() {
  return (
    <Notice
      mark={
        <chakra.p fontSize="3xl" fontWeight="strong" lineHeight="tight" color="accent" aria-hidden>
          404
        </chakra.p>
      }
      title={<Trans>There is no such page</Trans>}
      text={<Trans>The address may be mistyped, or the page belongs to another part of the product.</Trans>}
    >
      <ButtonLink to="/" look="solid">
        <Trans>Go to the start page</Trans>
      </ButtonLink>
    </Notice>
  );
}
