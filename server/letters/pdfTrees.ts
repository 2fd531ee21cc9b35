/** PDF's sorted lists, by number or by name, which large files break into branches. */
import { dictionaryAt, type PdfFile } from './pdfReader.ts';
import { dictionary, isArray, type PdfDictionary, type PdfValue } from './pdfValue.ts';

/** The entries of an array; none if it is something else. */
export const valuesOf = (value: PdfValue | undefined): readonly PdfValue[] => (isArray(value) ? value : []);

/** The pairs of a number tree or a name tree, from all its branches. */
export function pairsOf(
  file: PdfFile,
  tree: PdfValue | undefined,
  leaf: 'Nums' | 'Names',
): readonly (readonly [key: string, value: PdfValue])[] {
  if (tree === undefined) return [];
  const node = dictionaryAt(file, tree);
  const values = valuesOf(node.get(leaf));
  const own = values.flatMap((key, index) => {
    const value = values[index + 1];
    return index % 2 === 0 && typeof key === 'string' && value !== undefined ? [[key, value] as const] : [];
  });
  return [...own, ...valuesOf(node.get('Kids')).flatMap((kid) => pairsOf(file, kid, leaf))];
}

/** Names in a tree are in the order of their bytes. */
export function treeOfNames(names: readonly PdfValue[]): PdfDictionary | undefined {
  const pairs = names.flatMap((name, index) => {
    const value = names[index + 1];
    return index % 2 === 0 && typeof name === 'string' && value !== undefined ? [[name, value] as const] : [];
  });
  if (pairs.length === 0) return undefined;
  return dictionary({ Names: pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)).flat() });
}
