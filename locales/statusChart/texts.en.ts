import type { PlainWords } from './words.ts';

export const english: PlainWords = {
  title: 'The path to a clean report',
  description: 'From the first information to a report with nothing negative left.',
  kindOfPicture: 'Chart of the statuses and the events that lead from one to the next.',
  states: {
    onboarding: { name: 'Onboarding', description: 'No letter has been mailed yet.' },
    'onboarding.gathering': {
      name: 'Information and report missing',
      description: 'Personal information and a credit report are still needed.',
    },
    'onboarding.profiled': {
      name: 'Report missing',
      description: 'Personal information and documents are complete. The credit report is still needed.',
    },
    'onboarding.reported': {
      name: 'Information missing',
      description: 'The credit report is in. Personal information or documents are still needed.',
    },
    'onboarding.ready': {
      name: 'Ready for letters',
      description: 'Everything is in place for the first letters.',
    },
    waiting: {
      name: 'Waiting',
      description: 'Letters were mailed. It’s the recipients’ turn to answer.',
    },
    needsReview: {
      name: 'Needs Review',
      description: 'Something needs a decision: an answer, a question, or letters that aren’t mailed yet.',
    },
    finished: {
      name: 'Finished',
      description: 'Every dispute is decided, and the latest report has nothing negative left.',
    },
  },
  events: {
    profileCompleted: 'information and documents were completed',
    reportImported: 'a report was connected',
    disputesStand: 'what the mailed letters led to',
    statusSetByHand: 'the status was set manually',
  },
};
