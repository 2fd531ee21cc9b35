import type { Choice } from '#credit/letters/planLetters.ts';
import type { FileWidePurpose } from '#vocabulary/letterPurposes.ts';

/** Milliseconds: within a day, the same choice is more likely a second press than a second round. */
const repeatTime = 24 * 60 * 60_000;

interface FinishedSet {
  readonly choice: unknown;
  /** ISO 8601. */
  readonly createdAt: string;
}

const isRecent = ({ createdAt }: FinishedSet, now: Date): boolean =>
  now.getTime() - new Date(createdAt).getTime() < repeatTime;

/** Whether the same choice was generated from the same report within the last 24 hours. */
export function isRepeatedChoice(
  choice: Choice,
  /** Those of the same report. */
  sets: readonly FinishedSet[],
  now: Date,
): boolean {
  const content = contentOf(choice);
  return sets.some((set) => isRecent(set, now) && contentOf(set.choice as Choice) === content);
}

/** The choice of a set of letters about dispute notations. */
export interface MarkChoice {
  readonly noLongerDisputed: readonly { readonly bureau: string; readonly item: string }[];
}

/** The same for letters that ask to remove dispute notations. */
export function isRepeatedMarkChoice(choice: MarkChoice, sets: readonly FinishedSet[], now: Date): boolean {
  const content = contentOfMarks(choice);
  return sets.some(
    (set) => isRecent(set, now) && contentOfMarks(set.choice as Partial<MarkChoice>) === content,
  );
}

const contentOfMarks = ({ noLongerDisputed = [] }: Partial<MarkChoice>): string =>
  JSON.stringify(unique(noLongerDisputed.map(({ bureau, item }) => `${bureau} ${item}`)));

/** What is kept of a letter about the client's file: nothing of why it is free to see, which can be about their work or welfare. */
export interface FileChoice {
  readonly fileRequest: {
    readonly bureaus: readonly string[];
    /** Sets from before there was more than one have none. */
    readonly purpose?: FileWidePurpose;
  };
}

/** Whether one of these bureaus was asked the same about the file within the last 24 hours. */
export function isRepeatedFileRequest(
  { bureaus, purpose = 'fileRequest' }: FileChoice['fileRequest'],
  sets: readonly FinishedSet[],
  now: Date,
): boolean {
  return sets.some((set) => {
    const { fileRequest: before } = set.choice as Partial<FileChoice>;
    if (before === undefined || !isRecent(set, now)) return false;
    const isSame = (before.purpose ?? 'fileRequest') === purpose;
    return isSame && before.bureaus.some((bureau) => bureaus.includes(bureau));
  });
}

/** In an order that doesn't depend on how it was selected. */
function contentOf(choice: Choice): string {
  if (choice.kind === 'automatic') return JSON.stringify([choice.kind, unique(choice.options)]);
  const { kind, accounts, destinations, bureau = null } = choice;
  return JSON.stringify([kind, unique(accounts), unique(destinations), bureau]);
}

const unique = <T extends string | number>(values: readonly T[]): readonly T[] =>
  [...new Set(values)].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
