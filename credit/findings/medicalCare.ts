/** What shows that a collection is for medical care: a coded field first, then the name of the original creditor. */
import type { Account, Code, Field, Tradeline } from '../report/model.ts';
import { isCollectionAccount } from './accountRating.ts';
import { cite } from './evidence.ts';
import type { Evidence } from './finding.ts';
import { plain } from './names.ts';
import { remarkSign } from './remarkSigns.ts';

type CareField = 'accountType' | 'industry' | 'remark' | 'originalCreditor';

/** The account type and the industry as the bureau describes them (Metro 2: account type 90, creditor class 02). */
const medicalCode = /\b(medical|health ?care|hospitals?|physicians?|dentists?)\b/i;

/** Whole words and phrases that name nothing but care of people. "Clinic" and "emergency" alone name too much else. */
const carers = new RegExp(
  `\\b(${[
    'HOSPITALS?',
    'MEDICAL',
    'MED (CTR|CENTER|GROUP|GRP|ASSOC)',
    'MEDICINE',
    'HEALTHCARE',
    'HEALTH (CARE|SYSTEMS?|CTR|CENTER|CENTRE|PARTNERS|NETWORK)',
    'URGENT CARE',
    'EMERGENCY (ROOM|DEPT|DEPARTMENT|PHYSICIANS?|CARE|SERVICES|SVCS)',
    'AMBULANCE',
    'PARAMEDICS?',
    'PHYSICIANS?',
    'SURGEONS?',
    'SURGERY',
    'SURGICAL',
    'DENTAL',
    'DENTISTS?',
    'DENTISTRY',
    'ORTHODONTICS?',
    'ORTHODONTISTS?',
    'ENDODONTICS?',
    'PERIODONTICS?',
    'RADIOLOGY',
    'IMAGING CENTER',
    'PATHOLOGY',
    'LABCORP',
    'QUEST DIAGNOSTICS',
    'AN(A)?ESTHESI(A|OLOGY|OLOGISTS?)',
    'CARDIOLOGY',
    'DERMATOLOGY',
    'ENDOCRINOLOGY',
    'GASTROENTEROLOGY',
    'GYNECOLOGY',
    'HEMATOLOGY',
    'NEPHROLOGY',
    'NEUROLOGY',
    'OBGYN',
    'OB GYN',
    'OBSTETRICS?',
    'ONCOLOGY',
    'OPHTHALMOLOGY',
    'OPTOMETRY',
    'ORTHOP(A)?EDICS?',
    'OTOLARYNGOLOGY',
    'P(A)?EDIATRICS?',
    'PEDIATRICIANS?',
    'PODIATRY',
    'PSYCHIATRY',
    'PULMONOLOGY',
    'RHEUMATOLOGY',
    'UROLOGY',
    'CHIROPRACTIC',
    'CHIROPRACTORS?',
    'PHYSICAL THERAPY',
    'DIALYSIS',
    'HOSPICE',
    '(MAYO|CLEVELAND|OCHSNER|MARSHFIELD|SCRIPPS|LAHEY) CLINIC',
  ].join('|')})\\b`,
);

/** Words with which those above name something else: animals, things, money, goods, schools. */
const otherwise =
  /\b(ANIMALS?|PETS?|VET|VETS|VETERINAR(Y|IAN|IANS)|VCA|BANFIELD|CATS?|DOGS?|CANINE|FELINE|EQUINE|AVIAN|BIRD|TREES?|LAWN|AUTO|CARS?|TRUCKS?|TIRES?|COMPUTERS?|PHONES?|WATCH|DOLLS?|SHOES?|FURNITURE|PIANO|CREDIT|CU|FCU|BANK|LOANS?|LENDING|FINANCE|FINANCIAL|INSURANCE|MUTUAL|TAX|LEGAL|LAW|SUPPLY|SUPPLIES|EQUIPMENT|UNIFORMS?|SCRUBS|BILLING|TRANSCRIPTION|STAFFING|SCHOOL|COLLEGE|INSTITUTE OF TECHNOLOGY|CAREERS?|TRAINING|REALTY|PROPERTIES|PLAZA|APARTMENTS?|CLUB|FOODS?|SPA|ALERT|MARIJUANA|CANNABIS)\b/;

/** A bureau that names such a creditor leaves the name that another bureau gives in doubt. */
const forAnimals =
  /\b(ANIMALS?|PETS?|VET|VETS|VETERINAR(Y|IAN|IANS)|VCA|BANFIELD|CATS?|DOGS?|CANINE|FELINE|EQUINE|AVIAN|BIRD)\b/;

/** The value that shows that a collection is for medical care; null if there is none. */
export function medicalSign(account: Account): Evidence<CareField> | null {
  if (!isCollectionAccount(account)) return null;
  const { tradelines } = account;
  return (
    firstSign(tradelines, (line) => (isMedical(line.accountType) ? cite(line, 'accountType') : null)) ??
    firstSign(tradelines, (line) => (isMedical(line.industry) ? cite(line, 'industry') : null)) ??
    firstSign(tradelines, (line) => remarkSign(line, 'medical')) ??
    (tradelines.some((line) => forAnimals.test(plain(line.originalCreditor?.value ?? '')))
      ? null
      : firstSign(tradelines, (line) =>
          namesCarer(line.originalCreditor?.value ?? '') ? cite(line, 'originalCreditor') : null,
        ))
  );
}

/** Whether a company name says unmistakably that the company cares for the health of people. */
export function namesCarer(name: string): boolean {
  const text = plain(name);
  return carers.test(text) && !otherwise.test(text);
}

function firstSign(
  lines: readonly Tradeline[],
  signOf: (line: Tradeline) => Evidence<CareField> | null,
): Evidence<CareField> | null {
  for (const line of lines) {
    const sign = signOf(line);
    if (sign !== null) return sign;
  }
  return null;
}

function isMedical(code: Field<Code>): boolean {
  const description = code?.value.description ?? '';
  return medicalCode.test(description) && !otherwise.test(plain(description));
}
