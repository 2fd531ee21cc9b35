/** What a consumer asks a bureau to do about who sees their file (15 U.S.C. 1681c-1). It is free, and changes nothing in the file. */
export const fileProtections = [
  /** Nobody new gets a report until it is lifted (15 U.S.C. 1681c-1(i)(2)). */
  'freeze',
  /** Who gets a report is told to check who applies, for a year; asserts a suspicion of fraud (15 U.S.C. 1681c-1(a)). */
  'fraudAlert',
  /** Ends a freeze (15 U.S.C. 1681c-1(i)(3)). */
  'freezeLift',
] as const;
export type FileProtection = (typeof fileProtections)[number];
