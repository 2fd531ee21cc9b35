import { repairMachine } from '#machines/repair.ts';
import type { ClientWork } from '#contract/clientWork.ts';
import type { ChoiceOf } from '#machines/repairChoice.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const reports = [
  { id: ids.report, name: 'SmartCredit 2026-11-20' },
  { id: ids.older, name: 'SmartCredit 2026-10-19' },
];
const ready = { profileId: ids.profile, reports, generationsLeft: 2, resumed: null };
const byHand: ChoiceOf<'manual'> = {
  kind: 'manual',
  key: 'key-2',
  selectedAccounts: ['account-1'],
  destinations: ['Experian'],
  bureau: null,
};

const work: ClientWork = {
  id: ids.session,
  kind: 'letters',
  state: 'running',
  since: '2026-11-21T09:00:00.000Z',
};
const isHere = ({ context }: { context: { followed: unknown } }) => context.followed === null;

export const repair = defineCases(
  repairMachine,
  {
    'Ana opens a client’s Repair Center': ready,
    'Ana has no generation left': { ...ready, generationsLeft: 0 },
    'Ana has no generation left for a manual selection': {
      ...ready,
      generationsLeft: 0,
      resumed: { mode: 'manual', reportId: ids.report, choice: byHand, pending: false },
    },
    'Ana bought a generation for what is selected': {
      ...ready,
      resumed: {
        mode: 'automatic',
        reportId: ids.report,
        choice: { kind: 'automatic', key: '', options: [1] },
        pending: false,
      },
      hasBought: true,
    },
    'Ana has not chosen a client yet': { ...ready, profileId: null, reports: [] },
    'the client has no report': { ...ready, reports: [] },
    'Ana reloads in manual mode': {
      ...ready,
      resumed: { mode: 'manual', reportId: ids.older, choice: byHand, pending: false },
    },
    'Ana returns while letters are being written': { ...ready, work },
  },
  {
    'the letters were written meanwhile': done('followedWork', {
      ...work,
      state: 'done',
      sessionId: ids.session,
    }),
    'nothing could be disputed meanwhile': done('followedWork', {
      ...work,
      state: 'failed',
      failure: { code: 'nothingToDispute', error: '' },
    }),
    'the server stopped meanwhile': done('followedWork', { ...work, state: 'interrupted' }),
    'Ana saw the end in another tab': done('followedWork', null),
    'Ana chooses the client Devon': { type: 'profile.choose', profileId: ids.other },
    "that client's Repair Center opens": done('openRepairCenter'),
    "that client's Repair Center does not open": thrown('openRepairCenter', refusal('busy')),
    'Ana chooses the older report': { type: 'report.choose', reportId: ids.older },
    'Ana switches to Manual': { type: 'mode.manual' },
    'Ana switches to Automatic': { type: 'mode.automatic' },
    'Ana presses Generate': { type: 'options.open' },
    'Ana asks to read the letters': { type: 'letters.preview' },
    'Ana confirms an option': done('automaticChoice', { kind: 'automatic', key: 'key-1', options: [1] }),
    'Ana cancels the options': done('automaticChoice', null),
    'Ana asks for a preview of the manually chosen letters': {
      type: 'preview.requested',
      choice: { ...byHand, key: '' },
    },
    'the preview is closed': done('letterPreview', null),
    'Ana generates the letters that she read': done('letterPreview', byHand),
    'Ana generates letters for manually chosen accounts': { type: 'choice.made', choice: byHand },
    'Ana confirms the summary': done('generationSummary', { kind: 'confirmed', repeat: false }),
    'Ana goes back from the summary': done('generationSummary', { kind: 'cancelled' }),
    'another tab used the last generation': done('generationSummary', { kind: 'noGenerations' }),
    'the letters are written, and Ana closes their dialog': done('generationSession', 'spent'),
    'no generation is left': { event: done('generationSession', 'none'), when: isHere },
    'the connection is lost, and Ana closes the dialog': {
      event: done('generationSession', 'unknown'),
      when: isHere,
    },
  },
);
