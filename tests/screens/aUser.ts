import type { UserInfo } from '#contract/account.ts';
import { ids } from '#tests/machines/builders.ts';

/** The current user, as the server describes them. */
export const aUser = (change: Partial<UserInfo> = {}): UserInfo => ({
  id: ids.other,
  variant: 'b2b',
  fullName: 'Ana Sampleton',
  mail: 'ana@example.com',
  phoneNumber: null,
  lastSignIn: null,
  dateJoined: '2026-10-01T09:00:00.000Z',
  lastActiveDate: null,
  showOnboarding: false,
  onboarding: { report: false },
  generationsLeft: { value: 5, account: '1001' },
  statitics: {
    finished: { value: 0 },
    needsReview: { value: 0 },
    waiting: { value: 0 },
    onboarding: { value: 0 },
  },
  lastGeneration: null,
  companyName: '',
  companyUrl: '',
  companyLogoUrl: '',
  support: false,
  supportConsentUntil: null,
  language: 'en',
  remindersByMail: true,
  timeZone: 'America/New_York',
  walkthroughSeen: false,
  impersonated: false,
  ...change,
});
