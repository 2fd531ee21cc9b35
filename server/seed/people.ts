import type { Provider } from '#contract/profiles.ts';
import type { ProfileStatus } from '#contract/shapes.ts';

/** An invented client. Social security numbers begin with 666, which is never issued; phone numbers are 555. */
export interface InventedClient {
  readonly profileName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly streetAddress: string;
  readonly dob: string;
  readonly status: ProfileStatus;
  /** Connected to this provider's sandbox, with letters of these options. */
  readonly provider?: Provider;
  readonly options?: readonly number[];
}

export const inventedClients: readonly InventedClient[] = [
  {
    profileName: 'Ana Torres',
    firstName: 'Ana',
    lastName: 'Torres',
    streetAddress: '1184 Juniper Ave',
    city: 'Tucson',
    state: 'Arizona',
    postalCode: '85705',
    dob: '1988-04-12',
    status: 'Waiting',
    provider: 'MyFreeScoreNow',
    options: [1],
  },
  {
    profileName: 'Marcus Hill',
    firstName: 'Marcus',
    lastName: 'Hill',
    streetAddress: '52 Larkspur Ct Apt 3B',
    city: 'Columbus',
    state: 'Ohio',
    postalCode: '43215',
    dob: '1979-11-30',
    status: 'Needs Review',
    provider: 'SmartCredit',
    options: [1, 5],
  },
  {
    profileName: 'Priya Nair',
    firstName: 'Priya',
    lastName: 'Nair',
    streetAddress: '7300 Old Mill Rd',
    city: 'Raleigh',
    state: 'North Carolina',
    postalCode: '27615',
    dob: '1992-02-29',
    status: 'Onboarding',
    provider: 'MyFreeScoreNow',
  },
  {
    profileName: 'James Okafor',
    firstName: 'James',
    lastName: 'Okafor',
    streetAddress: '410 S Harbor Blvd',
    city: 'Tacoma',
    state: 'Washington',
    postalCode: '98402',
    dob: '1985-07-08',
    status: 'Finished',
    provider: 'MyFreeScoreNow',
    options: [4],
  },
  {
    profileName: 'José Ramírez',
    firstName: 'José',
    lastName: 'Ramírez',
    streetAddress: '2217 Mesquite St',
    city: 'Laredo',
    state: 'Texas',
    postalCode: '78040',
    dob: '1990-09-17',
    status: 'Waiting',
    provider: 'SmartCredit',
    options: [3],
  },
  {
    profileName: 'Dana Whitfield',
    firstName: 'Dana',
    lastName: 'Whitfield',
    streetAddress: '88 Quarry Hill Ln',
    city: 'Burlington',
    state: 'Vermont',
    postalCode: '05401',
    dob: '1971-01-22',
    status: 'Onboarding',
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
    status: 'Needs Review',
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
    status: 'Waiting',
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
    status: 'Finished',
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
    status: 'Onboarding',
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
    status: 'Needs Review',
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
    status: 'Finished',
  },
];
