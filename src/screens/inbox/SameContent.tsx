import { Trans } from '@lingui/react/macro';
import type { SameScan } from '#contract/inbox.ts';
import { shownDate } from '#src/ui/dates.ts';

/** Where the same content is already. Two answers can look alike, so it is for the person to discard one. */
export function SameContent({ scan: { uploadedAt, profileName: client } }: { readonly scan: SameScan }) {
  const day = shownDate(uploadedAt);
  return client === null ? (
    <Trans>A scan with the same content was added on {day} and is still in the inbox.</Trans>
  ) : (
    <Trans>
      A scan with the same content was added on {day} and belongs to {client}.
    </Trans>
  );
}
