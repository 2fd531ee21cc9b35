import type { Bureau, Contact } from './model.ts';
import { randomFrom } from './random.ts';

/** A furnisher: a company that reports accounts to the bureaus. All names are invented. */
export interface Creditor {
  readonly name: string;
  /** TrueLink industry code; its first letter is the family (B bank, F finance, Y collection, …). */
  readonly industry: string;
}

const of = (industry: string, ...names: readonly string[]): readonly Creditor[] =>
  names.map((name) => ({ name, industry }));

export const cardBanks = of(
  'BC',
  'CITADEL CARD',
  'HARBOR BANK VISA',
  'FIRST MERIDIAN',
  'BLUE RIVER BANK',
  'SUMMIT ONE CARD',
  'ORCHARD NATIONAL',
  'CAPSTONE BANK CARD',
  'UNION PLAINS BANK',
);
export const stores = of(
  'DC',
  'OLD MAIN DEPT STORE',
  'WESTFALL HOME',
  'TARRANT AND SONS',
  'BRIGHTWEAR CREDIT',
);
export const autoLenders = of('FA', 'METRO AUTO FINANCE', 'LONE PINE MOTORS CR', 'HIGHWAY ACCEPTANCE');
export const studentServicers = of('EL', 'FED STUDENT SERVICING', 'CAMPUS LOAN SERVICES', 'DEGREEPATH LOANS');
export const mortgageBanks = of(
  'FM',
  'PRIME HOME LOANS & TRUST',
  'KEYSTONE MORTGAGE CO',
  'RIVERBEND HOME LENDING',
);
export const personalLenders = of('FP', 'SPRING LEAF PERSONAL LN', 'QUICKSTEP LENDING', 'PARKWAY FINANCE');
export const creditUnions = of('QU', 'NEIGHBOR CU', 'TEACHERS VALLEY FCU', 'HARBORSIDE CREDIT UNION');
export const collectors = of(
  'YC',
  'SUMMIT RECOVERY',
  'PIONEER ACCEPTANCE',
  'REDLINE PORTFOLIO',
  'GRANITE CREDIT SVCS',
  'ATLAS RECEIVABLES',
  'COASTLINE ADJUSTMENT BUR',
  'MERIDIAN ASSET MGMT',
);
export const utilities = of('UT', 'CLEARWAVE WIRELESS', 'VALLEY POWER & LIGHT', 'TELENOVA INTERNET');
export const medicalOriginals = [
  'MERCY GENERAL HOSPITAL',
  'VALLEY RADIOLOGY ASSOC',
  'CITY EMERGENCY PHYSICIANS',
  'MEDICAL PAYMENT DATA',
];

const towns = [
  ['SIOUX FALLS', 'SD', '57104'],
  ['WILMINGTON', 'DE', '19801'],
  ['SALT LAKE CITY', 'UT', '84111'],
  ['DALLAS', 'TX', '75201'],
  ['PHOENIX', 'AZ', '85038'],
] as const;

/** The code by which one bureau knows a furnisher. Each bureau has its own numbering. */
export function subscriberCode(creditor: Creditor, bureau: Bureau): string {
  const random = randomFrom(`${creditor.name}/${bureau}`);
  if (bureau === 'TransUnion') return `0${random.digits(3)}${creditor.industry.charAt(0)}${random.digits(3)}`;
  if (bureau === 'Experian') return `3${random.digits(6)}`;
  return `${random.digits(3)}${creditor.industry}${random.digits(5)}`;
}

/** How a bureau spells the furnisher: Experian's names are longer, Equifax truncates at twenty characters. */
export function spelling(creditor: Creditor, bureau: Bureau): string {
  if (bureau === 'TransUnion') return creditor.name;
  if (bureau === 'Equifax') return creditor.name.slice(0, 20).trim();
  return creditor.industry === 'BC'
    ? `${creditor.name} CARD SVCS`.replace('CARD CARD', 'CARD')
    : creditor.name;
}

/** The furnisher's entry among the report's creditor contacts. */
export function contactOf(creditor: Creditor, bureau: Bureau): Contact {
  const random = randomFrom(`${creditor.name}/contact`);
  const [city, state, postalCode] = random.pick(towns);
  return {
    bureau,
    name: spelling(creditor, bureau),
    subscriberCode: subscriberCode(creditor, bureau),
    industry: creditor.industry,
    phone: `800555${random.digits(4)}`,
    street: random.chance(0.6) ? `PO BOX ${random.int(1001, 99890)}` : `${random.int(100, 9800)} COMMERCE DR`,
    city,
    state,
    postalCode,
  };
}
