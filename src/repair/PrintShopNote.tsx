import { Trans } from '@lingui/react/macro';

/** What the print shop gets. */
export const PrintShopNote = () => (
  <Trans>
    The print shop then gets the letters and the documents enclosed with them. It shows its price before you
    pay.
  </Trans>
);
