import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { nextLettersMachine } from '#machines/nextLetters.ts';
import { keyOf, receiversKeyOf } from '#machines/nextLettersParts.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const procedure = anOffer();
const notice = anOffer({
  item: 'account:account-2',
  heading: 'SUMMIT RECOVERY ··0921',
  purpose: 'deletionNotice',
  reason: 'deleted',
  receivers: {
    before: '2026-11-02',
    listed: [
      { name: 'MERIDIAN BANK', on: '2026-08-14', isRecent: true },
      { name: 'HARBOR STAFFING', on: '2025-03-03', isRecent: false },
    ],
  },
});
const facts = anOffer({ purpose: 'newInformation', added: 'required' });

const letter = (purpose: 'procedure' | 'new-information', subject: string): PreviewedLetter => ({
  id: `equifax-${purpose}-1`,
  destination: procedure.recipient,
  disputesSsn: false,
  subject: { text: subject, evidence: [], finding: null },
  blocks: [],
});
const letters = [
  letter('procedure', 'Request for a description of your procedure'),
  letter('new-information', 'Dispute with new information'),
];
const leftOut = {
  letter: facts.letter,
  item: facts.item,
  purpose: facts.purpose,
  heading: facts.heading,
  recipient: facts.recipient.name,
  why: 'onlyTimePassed' as const,
};

/** One empty page. */
const pages =
  '<svg viewBox="0 0 612 792" width="612pt" height="792pt" xmlns="http://www.w3.org/2000/svg"><rect width="612" height="792" fill="#fff"/></svg>';

export const nextLetters = defineCases(
  nextLettersMachine,
  {
    'Ana opens the next letters of a client': {
      profileId: ids.profile,
      offers: [procedure, facts, notice],
      chosen: [keyOf(procedure)],
    },
  },
  {
    'Ana chooses new information too': {
      event: { type: 'step.toggle', key: keyOf(facts) },
      when: ({ context }) => !context.chosen.includes(keyOf(facts)),
    },
    'Ana says what is new': {
      event: { type: 'words.write', key: keyOf(facts), words: 'The account was paid on March 3.' },
      when: ({ context }) =>
        context.chosen.includes(keyOf(facts)) && context.words[keyOf(facts)] === undefined,
    },
    'Ana chooses the notice of a deletion too': {
      event: { type: 'step.toggle', key: keyOf(notice) },
      when: ({ context }) => !context.chosen.includes(keyOf(notice)),
    },
    'Ana selects a bank that is to be told': {
      event: {
        type: 'receivers.change',
        key: receiversKeyOf(notice),
        receivers: [{ name: 'MERIDIAN BANK', on: '2026-08-14', forEmployment: false }],
      },
      when: ({ context }) =>
        context.chosen.includes(keyOf(notice)) && context.receivers[receiversKeyOf(notice)] === undefined,
    },
    'Ana presses Read the letters': { type: 'letters.preview' },
    'the letters are prepared': done('previewNextLetters', { letters, leftOut: [] }),
    'everything is left out': done('previewNextLetters', { letters: [], leftOut: [leftOut] }),
    'the letters cannot be prepared': thrown('previewNextLetters', refusal('busy')),
    'the page is ready': done('drawNextLetter', pages),
    'the page cannot be prepared': thrown('drawNextLetter', refusal('busy')),
    'Ana requests the page again': { type: 'pages.retry' },
    'Ana goes to the other letter': { type: 'letter.choose', letterId: 'equifax-new-information-1' },
    'Ana goes back to the choice': { type: 'choice.change' },
    'Ana writes the letters': { type: 'letters.write' },
    'the letters are written': done('writeNextLetters', { sessionId: ids.session, printVariantId: '1' }),
    'no generation is left': thrown('writeNextLetters', refusal('noGenerations')),
    'Ana downloads them': { type: 'letters.download', file: 'zip' },
    'the download dialog closes': done('letterDownload'),
    'Ana closes the dialog': { type: 'dialog.close' },
  },
);
