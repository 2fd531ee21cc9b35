/** Everything besides liabilities and files: scores, inquiries, public records, and creditor contacts. */
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Code, CreditorContact, Field, Inquiry, IsoDate, PublicRecord, Score } from '../../model.ts';
import { bureauNamed } from '../reading/bureau.ts';
import { firstOf, money, text } from '../reading/fields.ts';
import { phoneDigits } from '../reading/phone.ts';
import { listOf, member, scalar, type Place } from '../reading/place.ts';
import { recordKind } from '../reading/recordKind.ts';
import { cleanText, isScore, parseCount, parsePostalCode } from '../reading/values.ts';
import { codeNamed, industries } from '../reading/words.ts';
import type { Files } from './accounts.ts';
import { chapters, dispositions, endings } from './tables.ts';
import { codeIn, day, identifiers, repositories, spaced } from './values.ts';

interface OfBureau {
  readonly place: Place;
  readonly bureau: Bureau;
  /** All the bureaus of the record. */
  readonly all: readonly Bureau[];
}

/** Splits a record of several bureaus into one per bureau; `at` still points at the whole record. */
function byBureau(places: readonly Place[]): readonly OfBureau[] {
  return places.flatMap((place) => {
    const all = [...repositories(place).keys()];
    return all.map((bureau) => ({ place, bureau, all }));
  });
}

/** "+715". */
function scoreValue(place: Place): Field<number> {
  const written = text(place, '_Value');
  const value = parseCount(written?.value.replace(/^\+/, '') ?? '');
  return written && value !== null && isScore(value) ? { value, at: written.at } : null;
}

function modelOf(place: Place): Field<string> {
  const named = text(place, '_ModelNameType');
  return named?.value === 'Other' ? firstOf(text(place, '_ModelNameTypeOtherDescription'), named) : named;
}

/** The first score of each bureau, in column order. */
export function readScores(places: readonly Place[], files: Files): readonly Score[] {
  const found = new Map<Bureau, Score>();
  for (const place of places) {
    const [file] = identifiers(place, 'CreditFileID').flatMap((id) => files.get(id) ?? []);
    const bureau = bureauNamed(scalar(member(place, 'CreditRepositorySourceType').value)) ?? file;
    if (bureau === undefined || found.has(bureau)) continue;
    found.set(bureau, {
      bureau,
      value: scoreValue(place),
      model: modelOf(place),
      factors: listOf(place, '_FACTOR').flatMap((factor) => {
        const symbol = text(factor, '_Code');
        const words = cleanText(scalar(member(factor, '_Text').value));
        if (words === '' && symbol === null) return [];
        const code = symbol && {
          value: { symbol: symbol.value, description: words, abbreviation: '' },
          at: factor.at,
        };
        return [{ effect: null, code, text: words, at: factor.at }];
      }),
    });
  }
  return bureaus.flatMap((bureau) => found.get(bureau) ?? []);
}

export function readInquiries(places: readonly Place[]): readonly Inquiry[] {
  return byBureau(places).map(({ place, bureau, all }, index) => {
    const business = text(place, 'CreditBusinessType');
    return {
      id: `inquiry-${index}`,
      at: place.at,
      bureau,
      subscriber: text(place, '_Name'),
      date: day(place, '_Date'),
      kind: null,
      industry: codeNamed(business && { value: spaced(business.value), at: business.at }, industries),
      ...(all.length > 1 && { blended: all }),
    };
  });
}

/**
 * `BankruptcyChapter13`, `Chapter13Bankruptcy`, and similar names are one kind of record; others keep their own
 * words.
 */
function recordType(place: Place): Field<Code> {
  const named = text(place, '_Type');
  const [, chapter] = /chapter ?(\d{1,2})/i.exec(named?.value ?? '') ?? [];
  if (named === null || chapter === undefined) return codeIn(place, '_Type', new Map());
  const description = `Chapter ${chapter} Bankruptcy`;
  return { value: { symbol: chapters.get(chapter) ?? '', description, abbreviation: '' }, at: named.at };
}

/** The day of a disposition that ended the case or the debt. One can also be that it was filed, or that it is still unsatisfied. */
function endOf(place: Place): Field<IsoDate> {
  const named = text(place, '_DispositionType')?.value.replace(/\s/g, '').toLowerCase() ?? '';
  return endings.has(named) ? day(place, '_DispositionDate') : null;
}

export function readPublicRecords(places: readonly Place[]): readonly PublicRecord[] {
  return byBureau(places).map(({ place, bureau, all }, index) => ({
    id: `public-record-${index}`,
    at: place.at,
    bureau,
    classification: recordKind(text(place, '_Type')),
    type: recordType(place),
    status: codeIn(place, '_DispositionType', dispositions),
    court: text(place, '_CourtName'),
    reference: text(place, '_DocketIdentifier'),
    dateFiled: day(place, '_FiledDate'),
    dateUpdated: day(place, '_ReportedDate'),
    dateResolved: firstOf(endOf(place), day(place, '_SettledDate'), day(place, '_PaidDate')),
    amount: firstOf(money(place, '_BankruptcyLiabilitiesAmount'), money(place, '_LegalObligationAmount')),
    plaintiff: text(place, '_PlaintiffName'),
    ...(all.length > 1 && { blended: all }),
  }));
}

function phoneOf(creditor: Place): Field<string> {
  const points = listOf(member(creditor, 'CONTACT_DETAIL'), 'CONTACT_POINT');
  const phone = points.find((point) => text(point, '_Type')?.value === 'Phone');
  return firstOf(phoneDigits(creditor, '_Phone'), phone ? phoneDigits(phone, '_Value') : null);
}

/** Creditors of liabilities that include a street or a phone number; each code of each bureau once. */
export function readContacts(liabilities: readonly Place[]): readonly CreditorContact[] {
  const seen = new Set<string>();
  return liabilities.flatMap((place) => {
    const creditor = member(place, '_CREDITOR');
    const street = text(creditor, '_StreetAddress');
    const phone = phoneOf(creditor);
    const postalCode = text(creditor, '_PostalCode');
    if (street === null && phone === null) return [];
    return [...repositories(place)].flatMap(([bureau, repository]) => {
      const contact = {
        at: creditor.at,
        name: text(creditor, '_Name'),
        subscriberCode: text(repository, '_SubscriberCode'),
        bureau,
        phone,
        street,
        city: text(creditor, '_City'),
        state: text(creditor, '_State'),
        postalCode: postalCode && { value: parsePostalCode(postalCode.value), at: postalCode.at },
      };
      const key = JSON.stringify([bureau, contact.subscriberCode?.value, contact.name?.value, street?.value]);
      if (seen.has(key)) return [];
      seen.add(key);
      return [contact];
    });
  });
}
