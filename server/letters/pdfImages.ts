import { createHash } from 'node:crypto';
import type { PdfFile } from './pdfReader.ts';
import { isArray, isDictionary, isRef, type PdfValue, writtenValue } from './pdfValue.ts';

/** The images of a file, and what they refer to, such as their colors: by object, what is the same in every file that has it. */
export function imagesOf({ objects }: PdfFile): ReadonlyMap<number, string> {
  const contents = new Map<number, string>();

  function contentOf(number: number): string {
    const before = contents.get(number);
    if (before !== undefined) return before;
    const { value, stream } = objects.get(number) ?? { value: 'null', stream: null };
    const hash = createHash('sha256').update(writtenValue(spelledOut(value)));
    const content = (stream === null ? hash : hash.update(stream)).digest('base64');
    contents.set(number, content);
    return content;
  }

  function spelledOut(value: PdfValue): PdfValue {
    if (isRef(value)) return contentOf(value.ref);
    if (isArray(value)) return value.map(spelledOut);
    return isDictionary(value) ? new Map([...value].map(([key, each]) => [key, spelledOut(each)])) : value;
  }

  for (const [number, { value }] of objects)
    if (isDictionary(value) && value.get('Subtype') === '/Image') contentOf(number);
  return contents;
}
