import { pickedIn } from './repairChoice.ts';
import { repairParts, reportOf } from './repairParts.ts';

/** Reading letters does not need a generation; having them does. */
export const noGenerations = repairParts.createStateConfig({
  description: 'No generations are left. Letters can be read, and the page offers to buy more.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The page offers to read the letters and to buy generations.',
      on: {
        'letters.preview': [
          { guard: 'hasSelection', target: 'previewing' },
          { guard: 'hasReport', target: 'choosing' },
        ],
      },
    },
    choosing: {
      description:
        'The options dialog is open. Its letters can be read but not generated; what is selected is kept.',
      invoke: {
        id: 'automaticChoice',
        src: 'automaticChoice',
        input: ({ context }) => ({ ...reportOf(context), picked: pickedIn(context.choice) }),
        onDone: [
          {
            guard: { type: 'hasChoice', params: ({ event }) => ({ choice: event.output }) },
            target: 'resting',
            actions: { type: 'rememberChoice', params: ({ event }) => ({ choice: event.output }) },
          },
          { target: 'resting' },
        ],
      },
    },
    previewing: {
      description: 'The letters of the manual selection are shown.',
      invoke: {
        id: 'letterPreview',
        src: 'letterPreview',
        input: ({ context }) => {
          if (context.choice === null) throw new Error('Nothing was chosen');
          return { ...reportOf(context), choice: context.choice };
        },
        onDone: 'resting',
      },
    },
  },
});
