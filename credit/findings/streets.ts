/** Compares street lines as people and bureaus write them. */
import { plain } from './names.ts';

const short: Readonly<Record<string, string>> = {
  AVENUE: 'AVE',
  STREET: 'ST',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  BOULEVARD: 'BLVD',
  COURT: 'CT',
  PLACE: 'PL',
  TERRACE: 'TER',
  CIRCLE: 'CIR',
  HIGHWAY: 'HWY',
  PARKWAY: 'PKWY',
  SQUARE: 'SQ',
  TRAIL: 'TRL',
  CROSSING: 'XING',
  POINT: 'PT',
  RIDGE: 'RDG',
  HEIGHTS: 'HTS',
  COVE: 'CV',
  PLAZA: 'PLZ',
  TURNPIKE: 'TPKE',
  FREEWAY: 'FWY',
  EXPRESSWAY: 'EXPY',
  ROUTE: 'RTE',
  MANOR: 'MNR',
  CREEK: 'CRK',
  GROVE: 'GRV',
  LAKE: 'LK',
  LANDING: 'LNDG',
  MOUNTAIN: 'MTN',
  MOUNT: 'MT',
  FORT: 'FT',
  SAINT: 'ST',
  SPRINGS: 'SPGS',
  VALLEY: 'VLY',
  VIEW: 'VW',
  VILLAGE: 'VLG',
  CENTER: 'CTR',
  TRACE: 'TRCE',
  EXTENSION: 'EXT',
  FIRST: '1ST',
  SECOND: '2ND',
  THIRD: '3RD',
  FOURTH: '4TH',
  FIFTH: '5TH',
  SIXTH: '6TH',
  SEVENTH: '7TH',
  EIGHTH: '8TH',
  NINTH: '9TH',
  TENTH: '10TH',
  // As USPS Publication 28 abbreviates the words of addresses in Puerto Rico.
  AVENIDA: 'AVE',
  CALLE: 'CLL',
  CARRETERA: 'CARR',
  CONDOMINIO: 'COND',
  EDIFICIO: 'EDIF',
  URBANIZACION: 'URB',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};
const directions = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);

/** Names of several words that are written in several ways. */
const together: readonly (readonly [RegExp, string])[] = [
  [/^(P ?O BOX|POST OFFICE BOX|POB|(APARTADO|APDO)( POSTAL)?)\b/, 'POBOX'],
  [/^(R ?R|RURAL ROUTE|RURAL RTE)\b/, 'RR'],
  [/\b(DR )?(MARTIN LUTHER|M L) KING( JR)?\b/, 'MLK'],
];

const unitWords = new Set([
  'APT',
  'APARTMENT',
  'APARTAMENTO',
  'APTO',
  'UNIT',
  'STE',
  'SUITE',
  'NO',
  'NUMBER',
  'RM',
  'ROOM',
  'FL',
  'FLOOR',
]);

function words(street: string): readonly string[] {
  return together
    .reduce((text, [written, one]) => text.replace(written, one), plain(street))
    .split(' ')
    .filter(Boolean)
    .map((word) => short[word] ?? word)
    .filter((word) => !unitWords.has(word));
}

/**
 * "418 Juniper Avenue, Apt 2" and "418 JUNIPER AVE 2" match. A unit that only one side has makes no difference; a
 * different unit does. Neither do spaces within the name ("OAKHILL"), nor on which side of it a direction stands.
 */
export function sameStreet(one: string, other: string): boolean {
  const [brief, long] = [words(one), words(other)].toSorted((a, b) => a.length - b.length);
  if (brief === undefined || long === undefined || brief.length === 0) return false;
  const prefix = brief.every((word, index) => word === long[index]);
  if (prefix && long.length - brief.length <= 1) return true;
  return brief[0] === long[0] && (joined(brief) === joined(long) || differOnlyInOrder(brief, long));
}

/**
 * Whether two street lines may be one, if a direction that only one of them has doesn't count: people and bureaus often leave it out
 * ("118 N MAGNOLIA ST"). A reason to ask nothing, never to take two addresses for one.
 */
export function mayBeSameStreet(one: string, other: string): boolean {
  if (sameStreet(one, other)) return true;
  const [first, second] = [words(one), words(other)];
  const isDirected = (street: readonly string[]) => street.some((word) => directions.has(word));
  if (isDirected(first) === isDirected(second)) return false;
  const name = (street: readonly string[]) => street.filter((word) => !directions.has(word)).join(' ');
  return sameStreet(name(first), name(second));
}

const joined = (street: readonly string[]): string => street.join('');

/** A direction stands before the name or at the end. Where both exist, they are two streets, but nobody can tell from the words. */
function differOnlyInOrder(one: readonly string[], other: readonly string[]): boolean {
  const rest = (street: readonly string[]) => joined(street.filter((word) => !directions.has(word)));
  const towards = (street: readonly string[]) =>
    street
      .filter((word) => directions.has(word))
      .toSorted()
      .join(' ');
  return rest(one) === rest(other) && towards(one) === towards(other);
}

/** What only equal street lines have in common, whatever `sameStreet` tolerates. */
export function streetKey(street: string): string {
  return words(street).join(' ');
}
