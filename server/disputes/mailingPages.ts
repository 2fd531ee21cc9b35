import { usDate } from '#credit/findings/formatValue.ts';
import type { MailingPages } from '#server/letters/mailingPages.ts';
import type { Language } from '#vocabulary/languages.ts';
import type { MailingList } from './mailingList.ts';
import { mailingTexts } from './mailingTexts.ts';

/** A list for certified mail in words. `date` is today's civil date. Numbers and dates that nobody recorded stay empty, to be written in. */
export function mailingPages({ name, pieces }: MailingList, date: string, language: Language): MailingPages {
  const texts = mailingTexts[language];
  return {
    language,
    date,
    name,
    title: texts.title,
    dateText: texts.printed(usDate(date)),
    note: texts.note,
    of: texts.of,
    footer: `${name}, ${usDate(date)}`,
    facts: [
      { label: texts.sender, lines: senderLines(pieces, texts.piece) },
      { label: texts.service, lines: [texts.certified] },
      { label: texts.count, lines: [String(pieces.length)] },
    ],
    columns: [texts.piece, texts.recipient, texts.number, texts.mailed],
    rows: pieces.map(({ position, recipient, number, mailedOn }) => ({
      piece: String(position),
      recipient,
      number,
      mailed: mailedOn === '' ? '' : usDate(mailedOn),
    })),
    forms: { heading: texts.forms, lines: texts.formLines },
  };
}

/** The sender of all letters, or each sender below the numbers of their letters. */
function senderLines(pieces: MailingList['pieces'], piece: string): readonly string[] {
  const bySender = [...Map.groupBy(pieces, ({ sender }) => sender.join('\n')).values()];
  const isOne = bySender.length === 1;
  return bySender.flatMap((same) => [
    ...(isOne ? [] : [`${piece} ${same.map(({ position }) => String(position)).join(', ')}:`]),
    ...(same[0]?.sender ?? []),
  ]);
}
