import { UnknownPdf } from './pdfReader.ts';
import { isArray, isRef, type PdfRef, type PdfValue } from './pdfValue.ts';

/** Moves values into the whole: other object numbers, other keys of the parent tree, and ids that only this letter has. */
export function pdfMover(places: ReadonlyMap<number, PdfRef>, keys: number, prefix: string) {
  /** A text in parentheses, or its bytes in hexadecimal digits. */
  const id = (text: string): string =>
    text.startsWith('(')
      ? `(${prefix}${text.slice(1)}`
      : `<${Buffer.from(prefix).toString('hex')}${text.slice(1)}`;
  const ids = (moved: PdfValue): PdfValue =>
    isArray(moved) ? moved.map(ids) : typeof moved === 'string' && /^[(<]/.test(moved) ? id(moved) : moved;

  function value(old: PdfValue): PdfValue {
    if (typeof old === 'string') return old;
    if (isRef(old)) {
      const place = places.get(old.ref);
      if (place === undefined) throw new UnknownPdf('a reference leads nowhere');
      return place;
    }
    if (isArray(old)) return old.map(value);
    const isTag = old.get('Type') === '/StructElem';
    return new Map(
      [...old].map(([key, each]) => {
        const moved = value(each);
        if (key === 'StructParents' || key === 'StructParent') return [key, String(Number(moved) + keys)];
        return [key, key === 'Headers' || (isTag && key === 'ID') ? ids(moved) : moved];
      }),
    );
  }
  return { value, id };
}
