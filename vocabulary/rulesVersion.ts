/**
 * Increases whenever a rule is withdrawn, or claims less than before. Letters written under an earlier version are
 * then checked again (`withdrawnIn`). Letters from before versions were recorded have version 0.
 */
export const rulesVersion = 9;
