import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useEffect } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { ShellContext } from './layout/ShellContext.ts';
import { Notice } from './Notice.tsx';

/** The 404 page: for any unknown path, and for every page of the other variant. */
export function NotFound() {
  const { t } = useLingui();
  const inShell = useContext(ShellContext);
  const title = t`Page not found`;
  useEffect(() => {
    // Within the product's frame, the frame names the page.
    if (!inShell) document.title = `${title} · Redress`;
  }, [inShell, title]);
  return (
    <Notice
      mark={
        <chakra.p fontSize="3xl" fontWeight="strong" lineHeight="tight" color="accent" aria-hidden>
          404
        </chakra.p>
      }
      title={title}
      text={
        <Trans>
          What was here may have been deleted, the address may be mistyped, or the page isn’t available on
          this site.
        </Trans>
      }
    >
      <ButtonLink to="/" look="solid">
        <Trans>Go to the home page</Trans>
      </ButtonLink>
    </Notice>
  );
}
