/** Whose file it is: names, birth, SSN, addresses, and what the file as a whole says. One scene per report. */
import { alsoTrue, error, everyBureau, never } from '../case.ts';
import { scene, type SceneMaker } from '../scene.ts';

const own = 'personal|file';

export const identities: readonly SceneMaker[] = [
  scene('an alias that is someone else', () => ({
    file: { moreNames: [{ at: 'TU', first: 'MARGUERITE', last: 'OYELARAN', kind: 'alias' }] },
    v: [error('I1', own, 'Neither name is the client’s.'), never('I4', own, 'One sign is not enough.')],
  })),
  scene('another surname as primary name', (_, p) => ({
    file: { names: [{ at: 'EX', first: p.first, last: 'VANDERHOEVEN' }] },
    v: [error('I1', own, 'Another surname.')],
  })),
  scene('a relative with the same surname', (_, p) => ({
    file: { moreNames: [{ at: 'EQ', first: 'BARTHOLOMEW', last: p.last, kind: 'alias' }] },
    v: [error('I1', own, 'Another given name.')],
  })),
  scene('a strange name at two bureaus', () => ({
    file: {
      moreNames: [
        { at: 'TU', first: 'LUCINDA', last: 'ABERNATHY', kind: 'alias' },
        { at: 'EX', first: 'LUCINDA', last: 'ABERNATHY', kind: 'alias' },
      ],
    },
    v: [
      error('I1', own, 'Neither name is the client’s.'),
      alsoTrue('I4', own, 'Twice the same stranger.', 'low'),
    ],
  })),
  scene('middle initials and none', (_, p) => ({
    file: {
      names: [
        { at: 'TU', first: p.first, middle: p.middle.slice(0, 1), last: p.last },
        { at: 'EX', first: p.first, last: p.last },
      ],
      moreNames: [{ at: 'EQ', first: p.first.slice(0, 1), last: p.last, kind: 'alias' }],
    },
    v: [never('I1 I4', own, 'Initials.')],
  })),
  scene('a suffix at one bureau', (_, p) => ({
    file: { names: [{ at: 'TU', first: p.first, middle: p.middle, last: p.last, suffix: 'JR' }] },
    v: [never('I1 I4', own, 'The others leave the suffix out.')],
  })),
  scene('a hyphenated surname', (_, p) => ({
    file: { moreNames: [{ at: 'EX', first: p.first, last: `${p.last}-HUDSON`, kind: 'alias' }] },
    v: [never('I1 I4', own, 'It contains the client’s surname.')],
  })),
  scene('a former name', (_, p) => ({
    file: { moreNames: [{ at: 'TU', first: p.first, middle: p.middle, last: 'HARGREAVES', kind: 'former' }] },
    v: [
      never('I4 I2', own, 'A maiden name is no sign of a mixed file.'),
      alsoTrue('I1', own, 'Not in the profile.'),
    ],
  })),
  scene('the whole name in the surname', (_, p) => ({
    file: { moreNames: [{ at: 'TU', first: '', last: `${p.last} ${p.first}`, kind: 'alias' }] },
    v: [never('I1 I4', own, 'The same name in another order.')],
  })),

  ...(
    [
      ['TU', 4],
      ['EX', 8],
      ['EQ', 6],
    ] as const
  ).map(([at, position]) =>
    scene(`another SSN at ${at}`, (_, p) => {
      const digit = String((Number(p.ssn[position]) + 3) % 10);
      return {
        file: { ssns: { [at]: `${p.ssn.slice(0, position)}${digit}${p.ssn.slice(position + 1)}` } },
        v: [error('I2', own, 'One digit differs from the profile and from the other bureaus.', { at })],
      };
    }),
  ),
  ...(
    [
      ['TU', (dob: string) => `${String(Number(dob.slice(0, 4)) - 24)}${dob.slice(4)}`, 'a generation older'],
      [
        'EQ',
        (dob: string) => `${dob.slice(0, 5)}${dob.slice(5, 7) === '02' ? '03' : '02'}${dob.slice(7)}`,
        'another month',
      ],
      ['EX', (dob: string) => `${String(Number(dob.slice(0, 4)) + 9)}${dob.slice(4)}`, 'nine years younger'],
    ] as const
  ).map(([at, change, words]) =>
    scene(`another date of birth at ${at}: ${words}`, (_, p) => ({
      file: { births: { [at]: change(p.dob) } },
      v: [error('I2', own, `At ${at}, ${words}.`, { at })],
    })),
  ),
  scene('masked and missing numbers', (_, p) => ({
    file: { ssns: { TU: `XXXXX${p.ssn.slice(5)}`, EX: null }, births: { EQ: null } },
    v: [never('I2 I4', own, 'What is shown agrees.')],
  })),
  scene('only the year of birth at Experian', () => ({
    file: {},
    v: [never('I2 I1 I3 I4 I5 F1 F2', own, 'An ordinary file.')],
  })),
  scene('only the last four digits, and they agree', (_, p) => ({
    file: {
      scores: { TU: 301, EQ: 850 },
      ssns: { EQ: `*****${p.ssn.slice(5)}`, EX: `***-**-${p.ssn.slice(5)}` },
    },
    v: [never('I2 F2 F1', own, 'What is shown agrees; the lowest and the highest score are scores.')],
  })),

  ...(
    [
      ['TU', '2210 CALLOWAY CT', 'SPOKANE', 'WA', '99201'],
      ['EX', '14 WHARF LN', 'MOBILE', 'AL', '36602'],
      ['EQ', 'PO BOX 8814', 'RENO', 'NV', '89502'],
    ] as const
  ).map(([at, street, city, state, zip]) =>
    scene(`an address in ${city}`, (k) => ({
      file: { moreAddresses: [{ at, street, city, state, zip, previous: true, reported: k.ago(60) }] },
      v: [error('I3', own, 'Not in the profile.'), never('I4', own, 'People move.')],
    })),
  ),
  scene('the address abbreviated', (_, p) => ({
    file: {
      addresses: [
        {
          at: 'EX',
          street: p.street.replace(' AVE', ' AVENUE').replace(' ST', ' STREET'),
          city: p.city,
          state: p.state,
          zip: p.zip,
        },
        { at: 'EQ', street: p.street.toLowerCase(), city: p.city, state: p.state, zip: `${p.zip}1234` },
      ],
    },
    v: [never('I3 I4', own, 'The same house.')],
  })),
  scene('the address with a longer postal code', (_, p) => ({
    file: { addresses: [{ at: 'TU', street: p.street, city: p.city, state: p.state, zip: `${p.zip}-0042` }] },
    v: [never('I3 I4', own, 'ZIP+4.')],
  })),
  scene('the address with points and commas', (_, p) => ({
    file: { addresses: [{ at: 'EQ', street: `${p.street}.`, city: p.city, state: p.state, zip: p.zip }] },
    v: [never('I3 I4', own, 'Punctuation.')],
  })),

  scene('a stranger’s name and SSN', () => ({
    file: {
      moreNames: [{ at: 'EQ', first: 'THADDEUS', last: 'QUIMBY', kind: 'alias' }],
      ssns: { EQ: '666310045' },
    },
    v: [
      error('I4', own, 'Two signs at one bureau.'),
      error('I2', own, 'Another SSN.', { at: 'EQ' }),
      error('I1', own, 'Another name.'),
    ],
  })),
  scene('a stranger’s name, birth, and address', (k) => ({
    file: {
      moreNames: [{ at: 'TU', first: 'ROSALIND', last: 'PEMBERTON', kind: 'alias' }],
      births: { TU: '1951-06-03' },
      addresses: [
        { at: 'TU', street: '900 KELP RD', city: 'JUNEAU', state: 'AK', zip: '99801', reported: k.ago(3) },
      ],
    },
    v: [
      error('I4', own, 'Three signs at one bureau.'),
      error('I2', own, 'Another date of birth.', { at: 'TU' }),
      error('I1', own, 'Another name.'),
      alsoTrue('I3', own, 'Another address.'),
    ],
  })),
  scene('father and son', (_, p) => ({
    file: {
      names: [
        { at: 'TU', first: p.first, last: p.last, suffix: 'JR' },
        { at: 'EX', first: p.first, last: p.last, suffix: 'SR' },
        { at: 'EQ', first: p.first, last: p.last, suffix: 'JR' },
      ],
      births: { EX: `${String(Number(p.dob.slice(0, 4)) - 27)}${p.dob.slice(4)}` },
    },
    v: [
      error('I4', own, 'Senior, born 27 years earlier, in the file of junior.'),
      error('I2', own, 'The year of birth of the father.', { at: 'EX' }),
      alsoTrue('I1', own, 'Sr. and Jr.'),
    ],
  })),

  scene('a file marked deceased', () => ({
    file: { deceased: true },
    v: [error('I5', own, 'The client is alive.'), alsoTrue('E3', own, 'The same.')],
  })),
  scene('a file marked deceased, and frozen', () => ({
    file: { deceased: true, frozen: ['TU'] },
    v: [error('I5', own, 'The client is alive.'), error('F1', own, 'Frozen.')],
  })),
  scene('a file marked deceased with a message', () => ({
    file: { deceased: true, missing: ['EQ'] },
    v: [error('I5', own, 'The client is alive.'), error('F2', own, 'No file of Equifax.')],
  })),
  scene('a file frozen at every bureau', () => ({
    file: { frozen: everyBureau },
    v: [
      error('F1', own, 'Frozen three times.'),
      never('I5 I4 I1', own, 'A freeze says nothing about identity.'),
    ],
  })),
  scene('a file with a fraud alert', () => ({
    file: { fraud: true },
    v: [error('F1', own, 'An alert.'), never('I5 I4 F2', own, 'An alert is no mixed file.')],
  })),
  scene('no file at Experian', () => ({
    file: { missing: ['EX'] },
    v: [error('F2', own, 'No file.'), never('I5 F1', own, 'A missing file is not an error.')],
  })),
  scene('no score at TransUnion', () => ({
    file: { scores: { TU: 4 } },
    v: [error('F2', own, 'A reason code instead of a score.'), never('I5 F1', own, 'Nothing else.')],
  })),
];
