import { usDate } from '#credit/findings/formatValue.ts';
import type { MailingPages } from '#server/letters/mailingPages.ts';
import type { Language } from '#vocabulary/languages.ts';
import type { MailingList } from './mailingList.ts';
import { mailingTexts } from './mailingTexts.ts';

/** A list for certified mail in words. `date` is today's civil date. Numbers and dates that nobody recorded stay empty, to be written in. */
export function mailingPages(
  { name, sender, pieces }: MailingList,
  date: string,
  language: Language,
): MailingPages {
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
      { label: texts.sender, lines: sender },
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
