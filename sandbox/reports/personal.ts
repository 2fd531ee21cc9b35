import { dayIn } from './calendar.ts';
import type { Month } from './calendar.ts';
import { bureaus } from './model.ts';
import type { Bureau, Identity, Personal } from './model.ts';
import { anAddress } from './places.ts';
import type { Random } from './random.ts';

/** What each bureau has on file about the person, with the variants and slips that disputes are made of. */
export function personalOf(
  random: Random,
  person: Identity,
  onFile: readonly Bureau[],
  asOf: Month,
): Personal {
  const foreign = anAddress(random);
  const foreignAt = random.chance(0.3) ? random.pick(bureaus) : null;
  const wrongSsnAt = random.chance(0.08) ? random.pick(bureaus) : null;
  const wrongBirthAt = random.chance(0.15) ? random.pick(['TransUnion', 'Equifax'] as const) : null;
  const aliasAt = random.pick(bureaus);
  const since = asOf - random.int(8, 60);
  const primary = { first: person.first, middle: person.middle, last: person.last };
  const aliases = [
    { first: person.first.slice(0, 3), middle: '', last: person.last },
    { first: person.first, middle: '', last: `${person.last}-${random.pick(['REED', 'CRUZ', 'STONE'])}` },
    { first: '', middle: '', last: `${person.last} ${person.first}` },
  ];
  const alias = random.pick(aliases);
  const { birth } = person;
  const year = Number(birth.slice(0, 4));
  const slip = `${year - 10}${birth.slice(4)}`;
  return {
    names: onFile.flatMap((bureau) => [
      { bureau, kind: 'primary' as const, ...primary },
      ...(bureau === aliasAt ? [{ bureau, kind: 'alias' as const, ...alias }] : []),
    ]),
    addresses: onFile.flatMap((bureau) => [
      {
        bureau,
        kind: 'current' as const,
        address: person.address,
        reported: dayIn(since, bureau === 'TransUnion' ? 14 : 1),
      },
      ...[...person.previous, ...(bureau === foreignAt ? [foreign] : [])].map((address, place) => ({
        bureau,
        kind: 'previous' as const,
        address,
        reported: dayIn(since - 20 * (place + 1), 1),
      })),
    ]),
    births: onFile.map((bureau) => {
      if (bureau === 'Experian') return { bureau, year, date: null };
      return bureau === wrongBirthAt
        ? { bureau, year: year - 10, date: slip }
        : { bureau, year, date: birth };
    }),
    ssns: onFile.map((bureau) => ({
      bureau,
      digits:
        bureau === wrongSsnAt
          ? `${person.ssn.slice(0, 7)}${person.ssn.charAt(8)}${person.ssn.charAt(7)}`
          : person.ssn,
    })),
    employers: onFile
      .filter((bureau) => bureau !== 'Equifax')
      .map((bureau) => ({ bureau, name: person.employer, reported: dayIn(since, 1) })),
    statements:
      random.chance(0.1) && onFile.includes('TransUnion')
        ? [
            {
              bureau: 'TransUnion',
              text: `#HK# CONSUMER ASKS TO BE CALLED AT ${person.phone} BEFORE CREDIT IS GRANTED`,
            },
          ]
        : [],
  };
}
