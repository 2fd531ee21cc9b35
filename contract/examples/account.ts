import {
  allGenerations,
  getStates,
  myInformation,
  notifications,
  readNotifications,
  savePhone,
  saveSettings,
} from '../account.ts';
import { accessRecord } from '../accessRecord.ts';
import { accountClosing, closeAccount } from '../accountClosing.ts';
import { allowSupport, startVisit } from '../support.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { accountNumber, ids, times } from './invented.ts';

const done = { ok: true } as const;

export const account: readonly ExampleEntry[] = [
  exampleOf(myInformation, {
    reply: {
      id: ids.user,
      variant: 'b2b',
      fullName: 'Ana Ruiz',
      mail: 'ana@ruiz.example',
      phoneNumber: '+1(555)-010-0199',
      lastSignIn: times.created,
      dateJoined: times.joined,
      lastActiveDate: times.generated,
      showOnboarding: false,
      onboarding: { report: true },
      generationsLeft: { value: 9, account: accountNumber },
      statitics: {
        finished: { value: 2 },
        needsReview: { value: 1 },
        waiting: { value: 4 },
        onboarding: { value: 3 },
      },
      lastGeneration: times.generated,
      companyName: 'Ruiz Credit Services',
      companyUrl: 'https://ruiz.example/',
      companyLogoUrl: '/api/v1/cdn/bG9nby1vZi1hLWNvbXBhbn',
      support: false,
      supportConsentUntil: null,
      language: 'en',
      remindersByMail: true,
      timeZone: 'America/Chicago',
      walkthroughSeen: false,
      impersonated: false,
    },
  }),
  exampleOf(accountClosing, {
    reply: {
      profiles: [{ id: ids.profile, name: 'Devin Sampleton', hold: null }],
      generationsLeft: 2,
      answersDue: 3,
      orderOpenUntil: null,
      ordersPending: 0,
      agencyPages: 0,
      confirmationTo: 'devin@sampleton.example',
      keepsSignIn: false,
    },
  }),
  exampleOf(closeAccount, { reply: done }),
  exampleOf(accessRecord, {
    reply: {
      entries: [
        {
          number: 128,
          at: times.generated,
          actor: 'member',
          name: 'Ana Ruiz',
          forName: '',
          address: '203.0.113.9',
          reads: 'revealedValue',
          call: 'revealField',
          client: 'Devin Sampleton',
          detail: 'ssn',
          refused: false,
        },
      ],
      next: 128,
      clients: [{ id: ids.profile, name: 'Devin Sampleton' }],
    },
  }),
  exampleOf(allGenerations, {
    reply: {
      generationsLeft: { value: 9, until: null },
      generationsUsed: { value: 3, until: times.generated },
    },
  }),
  exampleOf(saveSettings, {
    body: {
      fullName: 'Ana Ruiz',
      mail: 'ana@ruiz.example',
      companyName: 'Ruiz Credit Services',
      companyUrl: 'https://ruiz.example/',
      companyLogoUrl: '/api/v1/cdn/bG9nby1vZi1hLWNvbXBhbn',
    },
    reply: done,
  }),
  exampleOf(startVisit, {
    body: { reason: 'Asked by phone why a report does not open' },
    reply: { until: times.created },
  }),
  exampleOf(allowSupport, { body: { allowed: true }, reply: { until: times.created } }),
  exampleOf(savePhone, { body: { phone: '+1(555)-010-0199' }, reply: done }),
  exampleOf(notifications, {
    reply: {
      results: [
        {
          id: ids.notification,
          type: 'positive',
          code: 'reportConnected',
          params: { profile: 'Devon', provider: 'MyFreeScoreNow' },
          profileId: ids.profile,
          title: 'Credit report connected',
          description: 'A MyFreeScoreNow report was imported for Devon.',
          createdAt: times.imported,
          read: false,
        },
      ],
    },
  }),
  exampleOf(readNotifications, { body: { until: times.read }, reply: done }),
  exampleOf(getStates, {
    reply: {
      results: [
        { id: 'IL', name: 'Illinois' },
        { id: 'TX', name: 'Texas' },
      ],
    },
  }),
];
