import { useLingui } from '@lingui/react/macro';
import type { LetterPurpose } from '#contract/requests.ts';

/** What letters are for, in a few words. */
export function usePurposeNames(): Readonly<Record<LetterPurpose, string>> {
  const { t } = useLingui();
  return {
    dispute: t`Dispute`,
    followUp: t`Follow-up`,
    newInformation: t`New information`,
    incompleteCorrection: t`Incomplete correction`,
    identityCured: t`Proof of identity`,
    reinsertion: t`Reinsertion`,
    creditorDirect: t`Dispute with the creditor`,
    procedure: t`Request for the procedure`,
    statement: t`Statement of dispute`,
    statementNotice: t`Statement to past recipients`,
    deletionNotice: t`Notice to past recipients`,
    validation: t`Request for validation`,
    block: t`Identity theft block`,
    retraction: t`Correction of an earlier letter`,
    disputeMark: t`Removal of the dispute notation`,
    fileRequest: t`Request for the file`,
    freeze: t`Security freeze`,
    freezeLift: t`Removal of a security freeze`,
    fraudAlert: t`Fraud alert`,
  };
}
