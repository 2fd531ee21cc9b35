import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DocumentKind } from '#contract/documents.ts';

interface DocumentName {
  /** On its own. */
  readonly title: MessageDescriptor;
  /** In a sentence. */
  readonly short: MessageDescriptor;
}

export const documentNames: Readonly<Record<DocumentKind, DocumentName>> = {
  idOrDriverLicense: { title: msg`ID or driver's license`, short: msg`ID` },
  address: { title: msg`Proof of address`, short: msg`proof of address` },
  ssn: {
    title: msg`Social Security card`,
    short: msg({ message: 'Social Security card', context: 'in a sentence' }),
  },
};
