import { useLingui } from '@lingui/react/macro';
import type { DocumentKind } from '#contract/documents.ts';

/** What people call the three identity documents. */
export function useDocumentNames(): Readonly<Record<DocumentKind, string>> {
  const { t } = useLingui();
  return {
    ssn: t`Social Security card`,
    address: t`Proof of address`,
    idOrDriverLicense: t`ID or driver's license`,
  };
}
