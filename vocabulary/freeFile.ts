/** When a bureau discloses a client’s file without charge, besides once a year through annualcreditreport.com. */
export const freeFileReasons = [
  /** A company acted on a report, and its notice of that came within 60 days (15 U.S.C. 1681j(b), 1681m(a)). */
  'adverseAction',
  /** Unemployed, and about to apply for employment within 60 days (15 U.S.C. 1681j(c)(1)). */
  'unemployed',
  /** A recipient of public welfare assistance (15 U.S.C. 1681j(c)(2)). */
  'publicAssistance',
  /** There is reason to believe that fraud made the file wrong (15 U.S.C. 1681j(c)(3)). */
  'fraud',
] as const;
export type FreeFileReason = (typeof freeFileReasons)[number];

/** For how many days after the receipt of a notice of adverse action a file is free; the last one counts. */
export const adverseActionDays = 60;
