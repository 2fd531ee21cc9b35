/** Sentences that carry their evidence: values written into the text are also recorded as evidence. */
import type { Evidence } from '../findings/finding.ts';
import type { Sentence } from './letter.ts';

export type Part = string | Evidence | Sentence;

function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  return 'text' in part ? part.text : part.value;
}

function evidenceOf(part: Part): readonly Evidence[] {
  if (typeof part === 'string') return [];
  return 'text' in part ? part.evidence : [part];
}

/** Part of a sentence with values in place, which become its evidence. */
export function phrase(strings: TemplateStringsArray, ...parts: readonly Part[]): Sentence {
  const text = strings.map((string, index) => string + textOf(parts[index] ?? '')).join('');
  return { text, evidence: parts.flatMap(evidenceOf) };
}

/** ``say`Your file shows a balance of ${balance}.` ``: a complete sentence, starting with a capital letter. */
export function say(strings: TemplateStringsArray, ...parts: readonly Part[]): Sentence {
  const { text, evidence } = phrase(strings, ...parts);
  return { text: text.charAt(0).toUpperCase() + text.slice(1), evidence };
}

/** The same words, based on more values than they quote ("those months"). */
export function resting(sentence: Sentence, evidence: readonly Evidence[]): Sentence {
  const more = evidence.filter((each) => !sentence.evidence.includes(each));
  return { ...sentence, evidence: [...sentence.evidence, ...more] };
}

/** Parts joined as a list: `a`, `a and b`, `a, b, and c`. Not a complete sentence, so nothing is capitalized. */
export function joined(parts: readonly Part[], word = 'and'): Sentence {
  const texts = parts.map(textOf);
  const [last = '', ...before] = texts.toReversed();
  const list = before.toReversed().join(', ');
  const text = texts.length < 2 ? last : `${list}${texts.length > 2 ? ',' : ''} ${word} ${last}`;
  return { text, evidence: parts.flatMap(evidenceOf) };
}

/** Evidence shown as other words than its own value. */
export function as(text: string, ...evidence: readonly Evidence[]): Sentence {
  return { text, evidence };
}
