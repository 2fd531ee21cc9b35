import type { FormatId } from './model.ts';

const names: Readonly<Record<FormatId, string>> = {
  'mfsn-basic': 'MyFreeScoreNow JSON',
  'mfsn-epic': 'MyFreeScoreNow JSON',
  'mfsn-provider-views': 'MyFreeScoreNow JSON',
  smartcredit: 'SmartCredit JSON',
  'smartcredit-page': 'SmartCredit HTML',
  identityiq: 'IdentityIQ JSON',
  'identityiq-csid': 'IdentityIQ JSON',
  'identityiq-page': 'IdentityIQ HTML',
  'mismo-json': 'MISMO JSON',
  'mismo-xml': 'MISMO XML',
  'truelink-plain': 'TrueLink JSON',
  'truelink-xml': 'TrueLink XML',
};

/** The provider and kind of a file, in words that are the same in every language. */
export const formatName = (format: FormatId): string => names[format];
