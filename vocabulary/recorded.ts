/** What letters tell that a person recorded about earlier letters, and what later letters correct of it. */

/** What is told. Each is from entries of its own kind. */
export type RecordedPart =
  /** How the earlier letter left. */
  | 'mailing'
  | 'receipt'
  /** When the time of the investigation ended. */
  | 'deadline'
  /** That no result came, which no entry says. */
  | 'silence'
  /** The result that an answer gives for the item. */
  | 'result'
  /** What an answer says, word for word. */
  | 'words'
  /** That a report shows a deleted item again. */
  | 'sighting'
  /** That no notice of this came. */
  | 'noNotice'
  /** That an answer came, and when, in place of a silence. */
  | 'answered'
  /** When the notice of a reinsertion came, in place of none. */
  | 'noticed'
  /** The last day that a collector's notice prints. */
  | 'lastDay'
  /** The client's statement that identity theft caused the item. */
  | 'theft';

/** The ids of the entries that each part is from. */
export type EntriesBehind = Readonly<Partial<Record<RecordedPart, readonly string[]>>>;

/** A part that a letter tells about an earlier one. */
export interface Recorded {
  readonly part: RecordedPart;
  /** The earlier letter, and the item's key in it. */
  readonly letter: string;
  readonly item: string;
  /** The ids of the entries that it is from. */
  readonly entries: readonly string[];
  /** Set on the words of an answer if the letter says about which item they are. */
  readonly saysItem?: true;
}

/** A part that a letter corrects, and the letter that told it. */
export interface Corrects extends Omit<Recorded, 'entries'> {
  readonly in: string;
}

/** A part as a letter tells it. */
export interface ToldRecord extends Recorded {
  /** As the letter quotes it. */
  readonly value: string;
  /** Told within an item, and not in a paragraph about all of them. */
  readonly isInItem: boolean;
}

/** Are about the earlier letter as a whole, and the same for all of its items. */
const ofLetters: ReadonlySet<RecordedPart> = new Set(['mailing', 'receipt', 'deadline']);

/** Whether a part is the same for all items of the earlier letter. */
export const isOfLetter = (part: RecordedPart): boolean => ofLetters.has(part);

/** Whether a letter tells it of one item: not of an earlier letter as a whole, or the words of an answer to all. */
export const isOfItem = ({
  part,
  isInItem,
  saysItem,
}: Pick<ToldRecord, 'part' | 'isInItem' | 'saysItem'>): boolean =>
  !isOfLetter(part) && (part !== 'words' || isInItem || saysItem === true);
