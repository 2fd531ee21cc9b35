import { useLingui } from '@lingui/react/macro';
import type { OfferedPurpose, OfferReason, Omission, StepOffer } from '#contract/nextSteps.ts';

interface PurposeText {
  readonly name: string;
  /** What the letter does, and what follows. */
  readonly about: string;
  /** The label of what the client adds; '' if nothing. */
  readonly adds: string;
}

/** The label of what the client adds to a letter; '' if nothing. */
export function useWordsLabel(): (offer: Pick<StepOffer, 'purpose' | 'reason' | 'added'>) => string {
  const { t } = useLingui();
  const { purposes } = useOfferTexts();
  return ({ purpose, reason, added }) => {
    if (purpose !== 'creditorDirect' || added !== 'required') return purposes[purpose].adds;
    // After a partial correction, a creditor is told the same as a bureau.
    return reason === 'partlyCorrected' ? purposes.incompleteCorrection.adds : t`What is wrong`;
  };
}

/** Why a step can't be written, and what to do about it. */
export function useOmission(): (purpose: OfferedPurpose, why: Omission) => string {
  const { t } = useLingui();
  const { omissions } = useOfferTexts();
  return (purpose, why) =>
    why === 'recipient' && purpose === 'validation'
      ? t`The report has no address for this company. Write to the address on its notice yourself, so that the letter gets there by the notice’s last day.`
      : omissions[why];
}

/** Next steps in words. */
export function useOfferTexts(): {
  readonly purposes: Readonly<Record<OfferedPurpose, PurposeText>>;
  readonly reasons: Readonly<Record<OfferReason, string>>;
  readonly omissions: Readonly<Record<Omission, string>>;
} {
  const { t } = useLingui();
  return {
    purposes: {
      retraction: {
        name: t`Correcting letters`,
        about: t`Tells the recipient which statements of an earlier letter were withdrawn or corrected. This isn’t a new dispute.`,
        adds: t`What is right (optional)`,
      },
      followUp: {
        name: t`Follow-up letters`,
        about: t`Asks again for the answer that didn’t come. The round stays the same.`,
        adds: '',
      },
      identityCured: {
        name: t`Proof of identity`,
        about: t`Proves who the sender is, or that the letter is their own. The time to investigate starts again on receipt.`,
        adds: '',
      },
      reinsertion: {
        name: t`Reinsertion letters`,
        about: t`Asks for the notice that the item is back, which a bureau must send within five business days, and whether the company that reports it has certified it.`,
        adds: '',
      },
      incompleteCorrection: {
        name: t`Incomplete correction`,
        about: t`Names what is still wrong after the correction. Starts the next round.`,
        adds: t`What is still wrong`,
      },
      procedure: {
        name: t`Request for the procedure`,
        about: t`Asks how the bureau investigated. It has 15 days from receipt. This isn’t a new dispute.`,
        adds: '',
      },
      newInformation: {
        name: t`New information`,
        about: t`Disputes the item again with facts the recipient didn’t have. Starts the next round.`,
        adds: t`What is new`,
      },
      statement: {
        name: t`Statement of dispute`,
        about: t`A brief statement that the bureau adds to the file, up to 100 words.`,
        adds: t`Statement`,
      },
      statementNotice: {
        name: t`Statement to past recipients`,
        about: t`Asks the bureau to send the statement of dispute to those who got a report with the item before, such as a lender or an employer. You choose who.`,
        adds: '',
      },
      deletionNotice: {
        name: t`Notice to past recipients`,
        about: t`Asks the bureau to tell those who received the report, such as a lender or an employer, that the item was deleted. You choose who.`,
        adds: '',
      },
      creditorDirect: {
        name: t`Letter to the creditor`,
        about: t`Disputes the item with the company that reports it.`,
        adds: t`What to add (optional)`,
      },
      validation: {
        name: t`Validation of a debt`,
        about: t`Asks the collector for proof of the debt. If the letter arrives by the notice’s last day, collection must pause until the collector answers. After that, it may answer or not.`,
        adds: t`What to add (optional)`,
      },
      block: {
        name: t`Identity theft block`,
        about: t`Asks the bureau to block what identity theft caused, within four business days.`,
        adds: t`What to add (optional)`,
      },
    },
    reasons: {
      collectorNotice: t`A collector’s notice came`,
      identityTheft: t`Statement of identity theft`,
      timeOver: t`An answer should have come by now`,
      nothingCame: t`Nothing came`,
      moreNeeded: t`Asked for more information`,
      verified: t`Verified`,
      deleted: t`Deleted`,
      partlyCorrected: t`Partly corrected`,
      statementSent: t`Statement of dispute sent`,
      identityRefused: t`Couldn’t confirm the identity`,
      thirdPartyRefused: t`Believes someone else wrote`,
      alreadyInvestigated: t`Declined to investigate`,
      reappeared: t`Deleted, and back on the report`,
      withdrawn: t`What the letter says was withdrawn`,
      corrected: t`What the letter says was corrected`,
    },
    omissions: {
      notOffered: t`Something was recorded in the meantime. This step no longer fits.`,
      mailing: t`First record when the earlier letter was mailed. The new letter states that date.`,
      onlyTimePassed: t`It was decided, and only time has passed. A document, a payment, or an error that the letter didn’t name would be new.`,
      words: t`The text for it is missing or too long.`,
      answer: t`Record the recipient’s answer first.`,
      sighting: t`First import the report that shows it again.`,
      identification: t`Upload a copy of the ID first.`,
      theftReport: t`Upload the identity theft report first.`,
      recipient: t`The report has no address for this company. Import a report that has one, or write to the bureau with something new: it passes disputes on to the company.`,
      notCollector: t`The company that reports this account doesn’t look like a collector. Write to the collector whose notice came.`,
      softInquiry: t`The report calls this inquiry soft. Lenders don’t see soft inquiries and no application is needed for one, so no letter disputes it again. Leave it as it is.`,
      receivers: t`Someone who was selected can’t be named, or nobody was. Select again who should be told.`,
      inAnotherLetter: t`It’s already in another letter of this set.`,
    },
  };
}
