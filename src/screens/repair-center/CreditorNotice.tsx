import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Shown wherever letters to creditors can be chosen: 15 U.S.C. § 1681s-2(a)(8)(G), 12 CFR 1022.43(b)(2). */
export function CreditorNotice({ children }: { readonly children?: ReactNode }) {
  return (
    <Box as="p" fontSize="sm" color="quiet">
      {children}{' '}
      <Trans>They may ignore a letter prepared by a credit repair organization (12 CFR 1022.43(b)(2)).</Trans>{' '}
      <Trans>
        No letter is written to a company whose address isn’t in the report. The bureaus pass disputes on to
        it.
      </Trans>
    </Box>
  );
}
