import type { ChangeablePoint, OwnLetter, ReadSentence } from '#contract/clientPage.ts';
import { canIdentify, isAboutReport, itemsOf } from '#credit/letters/changedLetter.ts';
import { confirmationsBehind } from '#credit/letters/confirmed.ts';
import type { Item, Letter, Sentence } from '#credit/letters/letter.ts';
import { maskedLetter, maskIn } from '#credit/letters/maskedLetter.ts';
import { senderOf } from '#credit/letters/sender.ts';
import { ownWordsIn } from '#credit/letters/ownWords.ts';
import { shownHeading } from '#vocabulary/accountMask.ts';
import { changesOf } from '#server/disputes/letterChanges.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { canBeChanged, findOwnLetter, type OwnLetterFound, versionOf, type Which } from './findOwnLetter.ts';

type Reading = Pick<Services, 'store' | 'vault'>;

/** One of the client's letters, masked, as they read it before it is mailed. Throws `notFound`. */
export async function readOwnLetter(
  services: Reading,
  which: Which,
  glossIn: 'es' | undefined,
): Promise<OwnLetter> {
  const read = ({ text, gloss }: Sentence): ReadSentence => ({
    text,
    ...(glossIn === 'es' && gloss !== undefined && { gloss }),
  });
  const own = await findOwnLetter(services.store, which);
  const { shown, letter, approval } = own;
  const { date, sender, identification, subject, blocks, exhibits, signature } = maskedLetter(letter);
  return {
    id: which.letterId,
    writtenOn: date,
    recipient: { ...shown.recipient, name: letter.destination.name },
    state: shown.state,
    sender: [sender.name, ...sender.lines],
    identification: [...identification],
    subject: read(subject),
    blocks: blocks.map((block) => {
      if (block.kind === 'paragraph') return { heading: '', sentences: block.sentences.map(read) };
      const { heading, states, grounds, asks } = block.item;
      return {
        heading: `${String(block.number)}. ${heading.text}`,
        sentences: [...states, ...grounds, ...asks].map(read),
      };
    }),
    exhibits: exhibits.map(({ heading, bureaus, rows }) => ({
      heading,
      bureaus: [...bureaus],
      rows: rows.map(({ label, cells }) => ({ label, cells: [...cells] })),
    })),
    approval,
    signed: signature ?? null,
    version: versionOf(letter),
    changes: changesOf(letter, maskedLetter),
    changeable: canBeChanged(own) ? await changeableIn(services, which, own) : null,
  };
}

async function changeableIn(
  services: Reading,
  { accountId, profileId }: Which,
  { letter, saysWithdrawn }: OwnLetterFound,
): Promise<OwnLetter['changeable']> {
  const profile = found(await consumerFromProfile(services, accountId, profileId));
  if (!canIdentify(letter, profile)) return null;
  const { name, lines } = senderOf(profile);
  const { sender } = letter;
  const points = itemsOf(letter).map((item) => pointOf(letter, item, maskIn(letter)));
  const isSenderOutdated = [name, ...lines].join('\n') !== [sender.name, ...sender.lines].join('\n');
  // A later letter may have nothing in it that is the client's to word.
  const canChange = points.some(({ takesWords }) => takesWords !== 'none') || isSenderOutdated;
  return canChange ? { points, isSenderOutdated, saysWithdrawn } : null;
}

function pointOf(letter: Letter, item: Item, mask: (clear: string) => string): ChangeablePoint {
  const isFirst = isAboutReport(letter);
  const sentences = [...item.states, ...item.grounds, ...item.asks];
  const words = ownWordsIn(item);
  return {
    item: item.key,
    heading: shownHeading(item.heading.text),
    canLeaveOut: isFirst && itemsOf(letter).length > 1,
    statements: isFirst
      ? sentences.flatMap((sentence) =>
          confirmationsBehind(sentence).map((id) => ({
            id,
            text: mask(sentence.text),
            ...(sentence.gloss !== undefined && { gloss: mask(sentence.gloss) }),
          })),
        )
      : [],
    words: mask(words),
    takesWords: isFirst ? 'optional' : words === '' ? 'none' : 'required',
  };
}
