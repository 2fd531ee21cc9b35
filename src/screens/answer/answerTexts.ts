import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnswerKind, Outcome } from '#contract/disputeEvents.ts';
import type { Saying } from '#machines/answerForm.ts';
import type { DateProblem, Missing } from '#machines/answerRecordingParts.ts';

/** What an answer can be as a whole, and how to recognize it. */
export const kindTexts: Readonly<
  Record<AnswerKind, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  results: { name: msg`Results`, about: msg`It says what happened to the items.` },
  identity: { name: msg`Identity not confirmed`, about: msg`It asks for identification, or found no match.` },
  thirdParty: { name: msg`Someone else wrote`, about: msg`It says that a third party sent the letter.` },
  alreadyInvestigated: {
    name: msg`Already investigated, or frivolous`,
    about: msg`It says that they investigated this before, or calls the dispute frivolous or irrelevant.`,
  },
  moreNeeded: { name: msg`More needed`, about: msg`It asks for documents or details.` },
  workingOnIt: { name: msg`Working on it`, about: msg`It says to wait, or names more days.` },
  putBack: { name: msg`Put back`, about: msg`It says that a deleted item is on file again.` },
  block: { name: msg`Block`, about: msg`It is about blocking items from identity theft.` },
  other: { name: msg`Other`, about: msg`None of these.` },
};

/** What an answer means for the dispute; `results` speak for themselves. */
export const kindMeanings: Readonly<Record<Exclude<AnswerKind, 'results'>, MessageDescriptor>> = {
  identity: msg`They ask for identification. The dispute is not decided.`,
  thirdParty: msg`They believe that someone else wrote the letter. The dispute is not decided.`,
  alreadyInvestigated: msg`They decline to investigate. This dispute is not decided.`,
  moreNeeded: msg`They ask for more. The dispute is not decided, and no date changes.`,
  workingOnIt: msg`They are still investigating. The dispute is not decided, and no date changes.`,
  putBack: msg`They say that a deleted item is on file again. This answer decides none of the open items.`,
  block: msg`This answer decides none of the open items.`,
  other: msg`This answer decides none of the open items.`,
};

/** What an answer can say about one item, and what that means. */
export const sayingTexts: Readonly<
  Record<Saying, { readonly name: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  deleted: { name: msg`Deleted`, about: msg`They removed it from the file.` },
  updatedAsAsked: { name: msg`Updated as asked`, about: msg`They changed everything the letter asked for.` },
  updatedOtherwise: {
    name: msg`Updated otherwise`,
    about: msg`They changed something, but not just what the letter asked for. You say what it is.`,
  },
  remains: {
    name: msg`Remains or verified`,
    about: msg`They say that it is accurate, and keep it. They may also have updated it.`,
  },
  notMentioned: { name: msg`Not mentioned`, about: msg`The answer doesn’t name it. It stays open.` },
  notInFile: { name: msg`Not in file`, about: msg`They say that they have no such item.` },
};

/** What an item that was updated otherwise can be. */
export const updateTexts = {
  corrected: { name: msg`Corrected`, about: msg`Everything the letter asked for is fixed.` },
  partlyCorrected: { name: msg`Partly corrected`, about: msg`Some of it is fixed.` },
  updatedButVerified: { name: msg`Verified`, about: msg`Nothing the letter asked for is fixed.` },
} as const satisfies Partial<Record<Outcome, { name: MessageDescriptor; about: MessageDescriptor }>>;

/** Results in a few words. */
export const outcomeNames: Readonly<Record<Outcome, MessageDescriptor>> = {
  deleted: msg`Deleted`,
  updatedAsAsked: msg`Updated as asked`,
  corrected: msg`Corrected`,
  partlyCorrected: msg`Partly corrected`,
  updatedButVerified: msg`Verified and updated`,
  verified: msg`Verified`,
  notMentioned: msg`Not mentioned`,
  notInFile: msg`Not in file`,
};

export const problemTexts: Readonly<Record<DateProblem, MessageDescriptor>> = {
  required: msg`Enter the date as MM/DD/YYYY`,
  inFuture: msg`This date is in the future. Check the date.`,
  beforeLetter: msg`This date is before the letters were written. Check the month and year.`,
  beforeMailing: msg`This date is before the letter was mailed. Check both dates.`,
  tooOld: msg`This date is too long ago. Check the year.`,
  afterReceived: msg`This is after the day the answer was received. Check both dates.`,
};

/** What to do before the answer can be recorded. */
export const missingTexts: Readonly<Record<Exclude<Missing, 'items'>, MessageDescriptor>> = {
  recipient: msg`Choose who answered.`,
  letters: msg`Choose at least one letter.`,
  dates: msg`Enter both dates, or say that the answer has no date.`,
  answer: msg`Choose what kind of answer it is.`,
};
