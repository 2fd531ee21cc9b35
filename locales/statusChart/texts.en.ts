import { revisitDays } from '#contract/limits.ts';
import type { PlainWords } from './words.ts';

export const english: PlainWords = {
  title: 'The way to a clean report',
  description: 'From the first data to a report with nothing negative left.',
  told: 'Chart of the statuses and of what leads from one to the next.',
  states: {
    onboarding: { name: 'Onboarding', description: 'What the first letters need is being gathered.' },
    'onboarding.gathering': {
      name: 'Data and report missing',
      description: 'Personal data and a credit report are still to come.',
    },
    'onboarding.profiled': {
      name: 'Report missing',
      description: 'The personal data and documents are here; the credit report is still to come.',
    },
    'onboarding.reported': {
      name: 'Data missing',
      description: 'The credit report is here; personal data or documents are still to come.',
    },
    'onboarding.ready': {
      name: 'Ready for letters',
      description: 'Everything is here for the first letters.',
    },
    waiting: {
      name: 'Waiting',
      description: `Letters are out; whoever received them has ${revisitDays} days to answer.`,
    },
    needsReview: {
      name: 'Needs Review',
      description: `A newer report is here, or ${revisitDays} days passed: time to look what is left to dispute.`,
    },
    finished: { name: 'Finished', description: 'The newest report has nothing negative left.' },
  },
  events: {
    profileCompleted: 'the data and documents were completed',
    reportImported: 'the report was connected',
    lettersGenerated: 'letters were generated',
    lettersMailed: 'letters were sent to print and mail',
    monthPassed: `${revisitDays} days passed`,
    reportCompared: 'a newer report was compared',
    nothingNegativeLeft: 'nothing negative was left',
    statusSetByHand: 'the status was set by hand',
  },
  anew: 'the days begin again',
};
