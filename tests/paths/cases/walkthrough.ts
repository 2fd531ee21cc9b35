import { walkthroughMachine } from '#machines/walkthrough.ts';
import { defineCases } from '../harness/cases.ts';

export const walkthrough = defineCases(
  walkthroughMachine,
  { 'Ana visits for the first time': { firstTime: true }, 'Ana has visited before': { firstTime: false } },
  {
    'Ana presses Get Started': { type: 'walkthrough.open' },
    'Ana goes to the next step': { type: 'step.next' },
    'Ana goes back a step': { type: 'step.back' },
    'Ana closes the walkthrough': { type: 'walkthrough.close' },
    'Ana presses Watch Tutorial': { type: 'video.open' },
    'Ana closes the video': { type: 'video.close' },
  },
);
