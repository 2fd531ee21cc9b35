/**
 * What an answer can say about one disputed item: the result of an investigation, why there was none, or that a deleted item
 * is back.
 */
export type ReplyKind =
  | 'deleted'
  | 'corrected'
  | 'partlyCorrected'
  | 'verified'
  | 'notInFile'
  | 'identity'
  | 'thirdParty'
  | 'alreadyInvestigated'
  | 'moreNeeded'
  | 'putBack';
