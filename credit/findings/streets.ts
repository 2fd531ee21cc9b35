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
  WAY: 'WAY',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};
const unitWords = new Set([
  'APT',
  'APARTMENT',
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
  return plain(street)
    .split(' ')
    .filter(Boolean)
    .map((word) => short[word] ?? word)
    .filter((word) => !unitWords.has(word));
}

/**
 * "418 Juniper Avenue, Apt 2" and "418 JUNIPER AVE 2" match. A unit that only one side has makes no difference; a
 * different unit does.
 */
export function sameStreet(one: string, other: string): boolean {
  const [brief, long] = [words(one), words(other)].toSorted((a, b) => a.length - b.length);
  if (brief === undefined || long === undefined || brief.length === 0) return false;
  const prefix = brief.every((word, index) => word === long[index]);
  return prefix && long.length - brief.length <= 1;
}

/** What only equal street lines have in common, whatever `sameStreet` tolerates. */
export function streetKey(street: string): string {
  return words(street).join(' ');
}
