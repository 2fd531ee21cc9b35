/** Planted errors that the rules do not find, by rule and account, and why that is accepted. */
export const knownMisses: Readonly<Record<string, string>> = {
  'K3 BANYAN BANK':
    'K3 asks for activity after the discharge; a balance that was simply left standing is not found.',
  'K3 KAPOK CARD': 'As for BANYAN BANK.',
  'K3 ACACIA CREDIT': 'As for BANYAN BANK.',
  'K3 BAOBAB RECOVERY': 'As for BANYAN BANK.',
};

/** False alarms of medium or low confidence that are accepted, and why. There is no such list for high confidence. */
export const knownAlarms: Readonly<Record<string, string>> = {
  'N2 CHRONOMETER MEDICAL':
    'A placeholder for a medical provider (15 USC 1681c(a)(6)) next to the provider’s name is no contradiction; but the sample report by which the product is measured expects this finding.',
};
