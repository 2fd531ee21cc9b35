import type { Address } from './model.ts';
import type { Random } from './random.ts';

const towns: readonly (readonly [city: string, state: string, zip: string])[] = [
  ['FRESNO', 'CA', '937'],
  ['TUCSON', 'AZ', '857'],
  ['EL PASO', 'TX', '799'],
  ['TAMPA', 'FL', '336'],
  ['COLUMBUS', 'OH', '432'],
  ['NEWARK', 'NJ', '071'],
  ['SPOKANE', 'WA', '992'],
  ['OMAHA', 'NE', '681'],
  ['RALEIGH', 'NC', '276'],
  ['TULSA', 'OK', '741'],
  ['WORCESTER', 'MA', '016'],
  ['RENO', 'NV', '895'],
];
const streets = [
  'JUNIPER',
  'HARBOR',
  'MAGNOLIA',
  'PRAIRIE',
  'SYCAMORE',
  'LINDEN',
  'CANYON',
  'MEADOW',
  'WILLOW',
];
const streetTypes = ['ST', 'AVE', 'DR', 'LN', 'CT', 'BLVD'];

export function anAddress(random: Random): Address {
  const [city, state, zip] = random.pick(towns);
  return {
    houseNumber: String(random.int(11, 9899)),
    streetName: random.pick(streets),
    streetType: random.pick(streetTypes),
    unit: random.chance(0.3) ? `${random.int(1, 30)}${random.pick(['A', 'B', ''])}` : '',
    city,
    state,
    postalCode: `${zip}${random.digits(2)}`,
  };
}
