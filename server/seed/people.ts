import type { Provider } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { LetterStep } from './letterHistory.ts';

/** What happened with a client, `daysAgo`. */
export type PastStep =
  | { readonly does: 'documents'; readonly daysAgo: number }
  | { readonly does: 'report'; readonly daysAgo: number; readonly provider: Provider }
  | { readonly does: 'letters'; readonly daysAgo: number; readonly options: readonly number[] }
  /** The print shop's cart is opened. */
  | { readonly does: 'mailing'; readonly daysAgo: number }
  | LetterStep
  /** The server's daily job records that 30 days have passed. */
  | { readonly does: 'month'; readonly daysAgo: number }
  | {
      readonly does: 'status';
      readonly daysAgo: number;
      readonly status: ProfileStatus;
      readonly reason: string;
    };

/**
 * An invented client. Social Security numbers start with 666, which is never issued; phone numbers are 555. A client
 * with a report is the person the sandbox's report is about; otherwise it would be a mixed file.
 */
export interface InventedClient {
  readonly profileName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly streetAddress: string;
  readonly dob: string;
  readonly ssn: string;
  /** Days since the profile was created. */
  readonly came: number;
  /** In the order in which it happened. */
  readonly history: readonly PastStep[];
}

/** The client's name at every provider of the sandbox. */
export const usernameOf = ({ firstName, lastName }: InventedClient): string =>
  `${firstName}.${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Days since the agency's own account was created. */
export const agencyCame = 170;

export const inventedClients: readonly InventedClient[] = [
  {
    profileName: 'Ana Torres',
    firstName: 'Ana',
    lastName: 'Torres',
    streetAddress: '5833 Harbor Ave',
    city: 'Fresno',
    state: 'California',
    postalCode: '93752',
    dob: '1971-02-17',
    ssn: '666553869',
    came: 18,
    history: [
      { does: 'documents', daysAgo: 17 },
      { does: 'report', daysAgo: 13, provider: 'MyFreeScoreNow' },
      { does: 'letters', daysAgo: 12, options: [1] },
      { does: 'mailing', daysAgo: 10 },
      { does: 'mailed', daysAgo: 10, way: 'firstClass' },
    ],
  },
  {
    profileName: 'Marcus Hill',
    firstName: 'Marcus',
    lastName: 'Hill',
    streetAddress: '5995 Sycamore Ave',
    city: 'Spokane',
    state: 'Washington',
    postalCode: '99266',
    dob: '1966-04-28',
    ssn: '666552177',
    came: 96,
    history: [
      { does: 'documents', daysAgo: 95 },
      { does: 'report', daysAgo: 73, provider: 'SmartCredit' },
      { does: 'letters', daysAgo: 72, options: [1, 5] },
      { does: 'mailing', daysAgo: 70 },
      { does: 'mailed', daysAgo: 70, way: 'certified' },
      { does: 'delivered', daysAgo: 66 },
      {
        does: 'answer',
        daysAgo: 34,
        from: 'TransUnion',
        outcomes: ['deleted', 'verified', 'updatedAsAsked'],
      },
      // The others' time is up, so nothing keeps the reminder back.
      { does: 'month', daysAgo: 20 },
    ],
  },
  {
    profileName: 'Priya Nair',
    firstName: 'Priya',
    lastName: 'Nair',
    streetAddress: '1326 Magnolia Blvd',
    city: 'Reno',
    state: 'Nevada',
    postalCode: '89507',
    dob: '1966-08-23',
    ssn: '666558494',
    came: 9,
    history: [
      { does: 'documents', daysAgo: 8 },
      { does: 'report', daysAgo: 6, provider: 'MyFreeScoreNow' },
    ],
  },
  {
    profileName: 'James Okafor',
    firstName: 'James',
    lastName: 'Okafor',
    streetAddress: '7949 Harbor Ave',
    city: 'Tucson',
    state: 'Arizona',
    postalCode: '85763',
    dob: '1996-09-16',
    ssn: '666553611',
    came: 133,
    history: [
      { does: 'documents', daysAgo: 131 },
      { does: 'report', daysAgo: 128, provider: 'MyFreeScoreNow' },
      { does: 'letters', daysAgo: 127, options: [4] },
      { does: 'mailing', daysAgo: 126 },
      { does: 'mailed', daysAgo: 126, way: 'firstClass' },
      { does: 'answer', daysAgo: 98, from: 'Experian', outcomes: ['deleted'] },
      { does: 'answer', daysAgo: 96, from: 'Equifax', outcomes: ['deleted'] },
      { does: 'answer', daysAgo: 92, from: 'TransUnion', outcomes: ['deleted'] },
      {
        does: 'status',
        daysAgo: 61,
        status: 'Finished',
        reason: 'The collections are gone from all three files',
      },
    ],
  },
  {
    profileName: 'José Ramírez',
    firstName: 'José',
    lastName: 'Ramírez',
    streetAddress: '7504 Harbor Dr',
    city: 'Tampa',
    state: 'Florida',
    postalCode: '33673',
    dob: '1993-06-13',
    ssn: '666558440',
    came: 45,
    history: [
      { does: 'documents', daysAgo: 44 },
      { does: 'report', daysAgo: 27, provider: 'SmartCredit' },
      { does: 'letters', daysAgo: 26, options: [3] },
      { does: 'mailing', daysAgo: 25 },
      { does: 'mailed', daysAgo: 25, way: 'firstClass', to: ['Experian', 'Equifax'] },
    ],
  },
  {
    profileName: 'Dana Whitfield',
    firstName: 'Dana',
    lastName: 'Whitfield',
    streetAddress: '1165 Juniper St',
    city: 'Spokane',
    state: 'Washington',
    postalCode: '99265',
    dob: '1962-03-11',
    ssn: '666554198',
    came: 4,
    history: [],
  },
  {
    profileName: 'Terrence Boyd',
    firstName: 'Terrence',
    lastName: 'Boyd',
    streetAddress: '1509 Magnolia Dr',
    city: 'Jackson',
    state: 'Mississippi',
    postalCode: '39206',
    dob: '1982-05-05',
    ssn: '666551822',
    came: 57,
    history: [
      {
        does: 'status',
        daysAgo: 15,
        status: 'Needs Review',
        reason: 'Brought the answers of two bureaus on paper',
      },
    ],
  },
  {
    profileName: 'Wei Zhang',
    firstName: 'Wei',
    lastName: 'Zhang',
    streetAddress: '640 Bayview Ter',
    city: 'Daly City',
    state: 'California',
    postalCode: '94014',
    dob: '1995-12-01',
    ssn: '666551959',
    came: 33,
    history: [
      {
        does: 'status',
        daysAgo: 19,
        status: 'Waiting',
        reason: 'The office mailed its own letters',
      },
    ],
  },
  {
    profileName: 'Olivia Brandt',
    firstName: 'Olivia',
    lastName: 'Brandt',
    streetAddress: '19 Foundry Way',
    city: 'Duluth',
    state: 'Minnesota',
    postalCode: '55802',
    dob: '1968-03-14',
    ssn: '666552096',
    came: 164,
    history: [
      {
        does: 'status',
        daysAgo: 103,
        status: 'Finished',
        reason: 'Everything that was disputed is corrected',
      },
    ],
  },
  {
    profileName: 'Samuel Adeyemi',
    firstName: 'Samuel',
    lastName: 'Adeyemi',
    streetAddress: '3021 Cascade Rd',
    city: 'Atlanta',
    state: 'Georgia',
    postalCode: '30311',
    dob: '1987-10-26',
    ssn: '666552233',
    came: 0,
    history: [],
  },
  {
    profileName: 'Lucía Fernández',
    firstName: 'Lucía',
    lastName: 'Fernández',
    streetAddress: '905 Calle del Sol',
    city: 'San Juan',
    state: 'Puerto Rico',
    postalCode: '00907',
    dob: '1993-06-19',
    ssn: '666552370',
    came: 88,
    history: [{ does: 'status', daysAgo: 31, status: 'Needs Review', reason: 'A new collection came up' }],
  },
  {
    profileName: 'Grace Lindqvist',
    firstName: 'Grace',
    lastName: 'Lindqvist',
    streetAddress: '77 Prairie View Dr',
    city: 'Fargo',
    state: 'North Dakota',
    postalCode: '58104',
    dob: '1976-08-03',
    ssn: '666552507',
    came: 151,
    history: [{ does: 'status', daysAgo: 54, status: 'Finished', reason: 'Has the mortgage she wanted' }],
  },
];
