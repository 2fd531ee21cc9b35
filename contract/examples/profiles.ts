import {
  createdProfile,
  createProfile,
  deleteClient,
  deleteProfile,
  deleteProfiles,
  listClients,
  listProfiles,
  profileDetails,
  type ProfileList,
  profileLogs,
  revealField,
  updateProfile,
} from '../profiles.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { accountNumber, ids, times } from './invented.ts';

const done = { ok: true } as const;

const list: ProfileList = {
  results: [
    {
      id: ids.profile,
      name: 'Devon',
      date: times.created,
      status: 'Waiting',
      latestSessionId: ids.session,
      mailing: { notMailed: 0, lastMailedOn: '2026-10-05', isUnknown: false },
      standing: {
        round: 1,
        due: { on: '2026-11-09', isAssumed: true },
        next: null,
        begin: null,
        scores: [{ bureau: 'Experian', change: 12 }],
      },
    },
  ],
  meta: {
    finished: { value: 0 },
    needsReview: { value: 0 },
    waiting: { value: 1 },
    onboarding: { value: 0 },
  },
};

const open = {
  profileName: 'Devon',
  firstName: 'Devon',
  lastName: 'Sampleton',
  phone: '+1 (555) 555 0100',
  mail: 'devon@example.com',
  city: 'Springfield',
  state: 'Illinois',
  postalCode: '62704',
};

export const profiles: readonly ExampleEntry[] = [
  exampleOf(listProfiles, { reply: list }),
  exampleOf(listClients, { reply: list }),
  exampleOf(createProfile, {
    body: { ...open, ssn: '666550611', dob: '1986-05-17', streetAddress: '410 Maple Ridge Rd' },
    reply: { id: ids.profile },
  }),
  exampleOf(createdProfile, { reply: { id: ids.profile } }),
  exampleOf(profileDetails, {
    reply: {
      ...open,
      id: ids.profile,
      version: 3,
      ssn: '***-**-0611',
      dob: '**/**/1986',
      streetAddress: '***e Rd',
      state: { id: 'IL', name: 'Illinois' },
      status: 'Waiting',
      credit: {
        active: 1,
        creditType: 'MyFreeScoreNow',
        connection: { mail: 'devon@example.com', signedInOn: times.imported },
        hasCreditReport: true,
      },
      ssnDocument: { uploadedAt: times.created, bytes: 183_204, mediaType: 'image/jpeg' },
      addressDocument: null,
      idOrDriverDocument: null,
      onboardingKey: 'Qm9vay1hLWxpbmstaGVyZQ',
      onboardingLink: {
        url: 'https://my.redress.example/client/Qm9vay1hLWxpbmstaGVyZQ',
        expiresAt: times.expires,
        acceptedAt: null,
        acceptedBy: '',
      },
      onboardingClosedAt: null,
    },
  }),
  exampleOf(updateProfile, {
    body: { ...open, city: 'Peoria', postalCode: '61602', basedOn: 3 },
    reply: { ...done, version: 4 },
  }),
  exampleOf(deleteProfile, { reply: done }),
  exampleOf(deleteClient, { reply: done }),
  exampleOf(deleteProfiles, { body: [ids.profile], reply: done }),
  exampleOf(revealField, { body: { field: 'dob' }, reply: { value: '1986-05-17' } }),
  exampleOf(profileLogs, {
    reply: {
      results: [
        {
          id: accountNumber,
          entry: ids.log,
          name: 'Devon',
          username: 'Ana Ruiz',
          date: times.imported,
          status: 'reportConnected',
        },
      ],
    },
  }),
];
