import type { Evidence } from '#contract/grounds.ts';
import type { PreviewedLetter, PreviewedSentence } from '#contract/letterPreview.ts';
import { disputesSsn } from '#credit/letters/fullSsn.ts';
import { maskedLetter, maskIn } from '#credit/letters/maskedLetter.ts';
import { namesInReport } from '#credit/letters/itemNames.ts';
import type { Block, Item, Letter, Sentence } from '#credit/letters/letter.ts';
import { resolution } from '#server/letters/enclosures.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { preparePrinting } from './enclosures.ts';
import { refusedByName } from './refusedByName.ts';
import { plannedLetters, type Plan } from './loadLetterPlan.ts';
import { recordSsnView, type Viewer } from './recordSsnView.ts';
import { evidenceSeenBySupport } from '#server/looking/seenBySupport.ts';

/**
 * What the letters of a selection say, sentence by sentence, with the evidence for each. Nothing is stored or spent.
 */
export async function previewedLetters(
  services: Services,
  plan: Plan & Glossed & { readonly session: Viewer },
): Promise<PreviewedLetter[]> {
  const letters = await plannedLetters(services, plan);
  const nameOf = namesInReport(letters.flatMap(itemsOf));
  return letters.map((letter) => previewOf(letter, plan, nameOf));
}

/** How a letter's sentences are shown. */
interface Shown {
  readonly glossIn?: 'es' | undefined;
  readonly text: (clear: string) => string;
  readonly evidence: (clear: Evidence) => Evidence;
}

const inFull: Pick<Shown, 'text' | 'evidence'> = {
  text: (clear) => clear,
  evidence: ({ bureau, field, value }) => ({ bureau, field, value }),
};

const toSupport = (letter: Letter): Pick<Shown, 'text' | 'evidence'> => ({
  text: maskIn(letter),
  evidence: evidenceSeenBySupport,
});

/** Whether each sentence comes with what it means, and in which language. */
export interface Glossed {
  readonly glossIn?: 'es' | undefined;
}

const itemsOf = ({ blocks }: Letter): readonly Item[] =>
  blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : []));

/** A letter as it is read before it is written. */
export const previewOf = (
  letter: Letter,
  { glossIn, session }: Glossed & { readonly session: Pick<Viewer, 'isImpersonating'> },
  nameOf: (item: Item) => string = namesInReport(itemsOf(letter)),
): PreviewedLetter => {
  const shown = { glossIn, ...(session.isImpersonating ? toSupport(letter) : inFull) };
  return {
    id: letter.id,
    destination: {
      id: letter.destination.id,
      name: letter.destination.name,
      kind: letter.destination.kind,
    },
    disputesSsn: disputesSsn(letter),
    subject: sentenceOf(letter.subject, shown),
    blocks: letter.blocks.map((block) => blockOf(block, shown, nameOf)),
  };
};

/**
 * The pages of one of these letters as an SVG, exactly as `generate` would print them, except that support sees it masked as its
 * client does on their own page, and no copies of documents.
 */
export async function drawnLetter(
  services: Services,
  plan: Plan & { readonly letterId: string; readonly session: Viewer },
  signal: AbortSignal,
): Promise<string> {
  const letter = found((await plannedLetters(services, plan)).find(({ id }) => id === plan.letterId));
  return drawn(services, plan, letter, signal);
}

/** The pages of a planned letter. */
export async function drawn(
  services: Services,
  plan: { readonly profileId: string; readonly session: Plan['session'] & Viewer },
  letter: Letter,
  signal: AbortSignal,
  /** What it encloses besides what is chosen for its recipient. */
  more: readonly Enclosure[] = [],
): Promise<string> {
  const printed = await preparePrinting(services, plan, [letter], {
    dots: resolution.screen,
  });
  const { page, copies, enclosed } = printed(letter);
  const isSupport = plan.session.isImpersonating;
  const [seen, shown] = isSupport ? [maskedLetter(page), []] : [page, [...copies, ...more]];
  // Logged before the page is sent, so that no view goes unrecorded.
  if (enclosed.ssn === 'full' && !isSupport) await recordSsnView(services, plan.session, plan.profileId);
  const svg = await services.turns.letters
    .take(plan.session.accountId, () => services.typesetter.draw(seen, shown, { signal }), signal)
    .catch(refusedByName);
  return Buffer.from(svg).toString();
}

function blockOf(
  block: Block,
  shown: Shown,
  nameOf: (item: Item) => string,
): PreviewedLetter['blocks'][number] {
  const read = (sentence: Sentence) => sentenceOf(sentence, shown);
  if (block.kind === 'paragraph') return { heading: '', item: null, sentences: block.sentences.map(read) };
  const { heading, states, grounds, asks } = block.item;
  return {
    heading: `${String(block.number)}. ${shown.text(heading.text)}`,
    item: { key: block.item.key, name: shown.text(nameOf(block.item)) },
    sentences: [...states, ...grounds, ...asks].map(read),
  };
}

function sentenceOf({ text, gloss, evidence, finding }: Sentence, shown: Shown): PreviewedSentence {
  return {
    text: shown.text(text),
    ...(shown.glossIn === 'es' && gloss !== undefined && { gloss: shown.text(gloss) }),
    evidence: evidence.map(shown.evidence),
    finding: finding ?? null,
  };
}
