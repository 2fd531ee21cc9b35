import type { OutcomeCounts } from '#contract/outcomes.ts';
import type {
  Progress,
  ProgressItem,
  ProgressRound,
  ProgressStep,
  ScoreHistory,
} from '#contract/progress.ts';
import type { ProgressItemPages, ProgressPages } from '#server/letters/progressPages.ts';
import { nextInProgress } from '#disputes/nextInProgress.ts';
import { countedAs } from '#disputes/units.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { itemNameParts } from '#vocabulary/itemName.ts';
import { reasonSentence } from '#vocabulary/disputeReasons.ts';
import type { Language } from '#vocabulary/languages.ts';
import { progressTexts, type ProgressTexts } from './texts.ts';
import { recipientName } from '#vocabulary/recipientName.ts';

/** A civil date as MM/DD/YYYY. */
const shown = (date: string) => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');

/** A progress report in a language, ready to be typeset. */
export function progressPages(progress: Progress, language: Language): ProgressPages {
  const texts = progressTexts[language];
  const { profileName, today, counts, creditorCounts } = progress;
  return {
    language,
    title: texts.title,
    name: profileName,
    date: today,
    dateText: texts.asOf(shown(today)),
    note: texts.note,
    footer: `${profileName}, ${shown(today)}`,
    of: texts.of,
    counts: {
      heading: texts.counts.heading,
      rows: countRows(counts, texts),
      note: texts.counts.note(progress.letters.mailed),
      creditors: texts.counts.creditors,
      creditorRows: countRows(creditorCounts, texts),
    },
    next: { heading: texts.next.heading, lines: nextLines(progress, texts, language) },
    items: {
      heading: texts.items.heading,
      none: texts.items.none,
      columns: [texts.items.recipient, texts.items.asked, texts.items.came],
      rows: progress.items.map((item) => itemPages(item, texts, language)),
    },
    scores: {
      heading: texts.scores.heading,
      note: texts.scores.note,
      none: texts.scores.none,
      tables: progress.scores.map((history) => scoreTable(history, texts)),
    },
  };
}

const countRows = (counts: OutcomeCounts, { counts: { label } }: ProgressTexts) =>
  countedAs
    .filter((as) => counts[as] > 0)
    .map((as): readonly [string, string] => [String(counts[as]), label(as, counts[as])]);

/** An item in the language of the pages; names of companies stay as the letters have them. */
function nameOf(heading: string, { items: texts }: ProgressTexts, language: Language): string {
  const { name, translated = name, opened } = itemNameParts(heading, language);
  return opened === undefined ? translated : `${translated}, ${texts.opened(opened)}`;
}

function nextLines(
  { activity, today, letters, next, items }: Progress,
  all: ProgressTexts,
  language: Language,
): string[] {
  const { next: texts } = all;
  if (activity !== 'active') return [activity === 'paused' ? texts.paused : texts.ended];
  const lines = nextInProgress({ letters, next }).map((step) => {
    if (step.kind === 'notMailed') return texts.toMail(step.letters);
    if (step.kind === 'ordered') return texts.ordered(step.letters);
    return texts.about(
      step.recipient,
      stepText(step, today, texts),
      step.headings.map((heading) => nameOf(heading, all, language)),
    );
  });
  return lines.length === 0 && items.length > 0 ? [texts.nothing] : lines;
}

function stepText(
  { kind, on, isAssumed }: ProgressStep,
  today: string,
  texts: ProgressTexts['next'],
): string {
  if (kind !== 'due') return texts.reasons[kind];
  // Until it is asked about, an answer may still be in the mail.
  if (on !== null && on < today) return (isAssumed ? texts.wasDueAssumed : texts.wasDue)(shown(on));
  return (isAssumed ? texts.dueAssumed : texts.due)(shown(on ?? ''));
}

function itemPages(
  { heading, recipients }: ProgressItem,
  all: ProgressTexts,
  language: Language,
): ProgressItemPages {
  const { items: texts } = all;
  return {
    heading: nameOf(heading, all, language),
    rounds: recipients.flatMap(({ recipient, rounds }) =>
      rounds.map((round) => ({
        recipient: texts.round(recipientName(recipient), round.round),
        asked: [
          ...(round.reasons.length === 0
            ? [texts.verification]
            : round.reasons.map((reason) => reasonSentence(reason, language))),
          round.mailedOn === null
            ? texts.written(shown(round.writtenOn))
            : texts.mailed(shown(round.mailedOn)),
        ].join(' '),
        came: cameText(round, recipient.kind === 'furnisher', texts),
      })),
    ),
  };
}

function cameText(
  { state, since, decided, arrivedBy }: ProgressRound,
  isFurnisher: boolean,
  texts: ProgressTexts['items'],
): string {
  const delivered = arrivedBy === 'assumed' ? texts.deliveryAssumed : texts.delivered;
  const name = isFurnisher && state === 'investigating' ? delivered : texts.states[state];
  const decision = decided === null ? [] : [texts.since(texts.states[decided.as], shown(decided.on))];
  const current = since === null ? name : texts.since(name, shown(since));
  // How it was decided matters more than that a later letter replaced it.
  const lines = [
    ...(state === 'superseded' || state === 'leftAsIs' ? decision : []),
    ...(state === 'superseded' && decided !== null ? [] : [current]),
    ...(decided?.printed ? [texts.printed(shown(decided.printed))] : []),
  ];
  return `${lines.join('. ')}.`;
}

function scoreTable({ model, reports }: ScoreHistory, { scores: texts }: ProgressTexts) {
  const columns = bureaus.filter((bureau) =>
    reports.some(({ values }) => values.some((value) => value.bureau === bureau)),
  );
  return {
    heading: model ?? texts.unnamed,
    columns: [texts.date, ...columns],
    rows: reports
      .toReversed()
      .map(({ date, values }) => [
        shown(date),
        ...columns.map((bureau) => String(values.find((value) => value.bureau === bureau)?.value ?? '–')),
      ]),
  };
}
