import { revisitDays } from '#contract/limits.ts';
import type { PlainWords } from './words.ts';

export const english: PlainWords = {
  title: 'The path to a clean report',
  description: 'From the first information to a report with nothing negative left.',
  kindOfPicture: 'Chart of the statuses and the events that lead from one to the next.',
  states: {
    onboarding: { name: 'Onboarding', description: 'Information for the first letters is being collected.' },
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
      description: `Letters are out. Their recipients have ${revisitDays} days to respond.`,
    },
    needsReview: {
      name: 'Needs Review',
      description: `A newer report is in, or ${revisitDays} days have passed. It’s time to review what’s left to dispute.`,
    },
    finished: { name: 'Finished', description: 'The latest report has nothing negative left.' },
  },
  events: {
    profileCompleted: 'information and documents were completed',
    reportImported: 'a report was connected',
    lettersGenerated: 'letters were generated',
    lettersMailed: 'letters were sent to the print shop',
    monthPassed: `${revisitDays} days have passed`,
    reportCompared: 'a newer report was compared',
    nothingNegativeLeft: 'nothing negative was left',
    statusSetByHand: 'the status was set manually',
  },
  restart: `the ${revisitDays} days start over`,
};
