/** A debt can be disputed for so many days after the collector's first notice was received (15 U.S.C. 1692g(a)(3)). */
export const daysToDispute = 30;
