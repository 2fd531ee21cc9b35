import { myInformation, notifications, type UserInfo } from '#contract/account.ts';
import type { Call, ReplyOf } from '#contract/call.ts';
import { firstProfiles } from '#contract/earlyCalls.ts';
import { listProfiles, type ProfileListItem, profileLogs } from '#contract/profiles.ts';
import { ownPages } from '#contract/ownPages.ts';
import { generationLog } from '#contract/repair.ts';
import type { Variant } from '#contract/shapes.ts';
import { workDue } from '#contract/work.ts';
import { addressOf } from '#src/api/addressOf.ts';

const day = '2026-01-02';
const moment = `${day}T12:00:00.000Z`;

const information: UserInfo = {
  id: '',
  variant: 'b2b',
  fullName: '',
  mail: '',
  phoneNumber: null,
  lastSignIn: moment,
  dateJoined: moment,
  lastActiveDate: moment,
  showOnboarding: false,
  onboarding: { report: true },
  generationsLeft: { value: 0, account: '' },
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
  language: null,
  remindersByMail: true,
  timeZone: 'UTC',
  walkthroughSeen: true,
  impersonated: false,
};

const client = (place: number): ProfileListItem => ({
  id: String(place),
  name: String(place),
  date: moment,
  status: 'Onboarding',
  latestSessionId: null,
  standing: { round: null, due: null, next: null, begin: null, scores: [] },
});
const results = Array.from({ length: 20 }, (_, place) => client(place));

/** The address of a call, with what it could answer. */
const reply = <C extends Call>(call: C, query: Readonly<Record<string, string>>, written: ReplyOf<C>) =>
  [addressOf(call, { query }), JSON.stringify(written)] as const;

const always = [
  reply(notifications, { latest: 'true' }, { results: [] }),
  reply(profileLogs, { latest: 'true' }, { results: [] }),
  reply(generationLog, { latest: 'true' }, { generations: [], count: 0 }),
  reply(workDue, {}, { today: day, groups: [] }),
];

/** Screens that nobody has, whose drawing compiles the code for those that people have. */
export const samples: Readonly<Record<Variant, Readonly<Record<string, string>>>> = {
  b2b: Object.fromEntries([
    reply(myInformation, {}, information),
    reply(listProfiles, firstProfiles, { results, total: results.length }),
    ...always,
  ]),
  b2c: Object.fromEntries([
    reply(myInformation, {}, { ...information, variant: 'b2c' }),
    reply(listProfiles, firstProfiles, { results: [], total: 0 }),
    reply(ownPages, {}, { hasAccount: true, results: [] }),
    ...always,
  ]),
};
