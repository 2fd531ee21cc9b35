import { answerPagesMachine } from '#machines/answerPages.ts';
import { fileId } from '#tests/machines/answers.ts';
import { aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const file = aPicture('answer.png');
const stored = (pages: readonly { readonly id: string | null }[]) => pages.filter(({ id }) => id !== null);

export const answerPages = defineCases(
  answerPagesMachine,
  {
    'Ana records a new answer': { profileId: ids.profile, stored: [] },
    'Ana corrects an answer with one page': { profileId: ids.profile, stored: [fileId] },
  },
  {
    'Ana chooses a photo': {
      event: { type: 'files.add', files: [file] },
      when: ({ context }) => context.pages.length === 0 && context.count === 0,
    },
    'the photo is stored': done('uploadDisputeFile', { id: '0190a000-0000-7000-8000-000000000171' }),
    'the photo can’t be read': thrown('uploadDisputeFile', refusal('notAnImage')),
    'the server is busy': thrown('uploadDisputeFile', refusal('busy')),
    'Ana tries to upload it again': { type: 'page.retry', key: 'page-1' },
    'Ana removes the photo': {
      event: { type: 'page.remove', key: 'page-1' },
      when: ({ context }) => context.pages.length === 1 && context.count === 1,
    },
    'Ana opens the stored page': {
      event: { type: 'page.open', key: fileId },
      when: ({ context }) => stored(context.pages).length === 1,
    },
    'the page opens': done('viewDisputeFile', file),
    'the page doesn’t open': thrown('viewDisputeFile', refusal('busy')),
  },
);
