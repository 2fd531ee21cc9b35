/**
 * The pages of a PDF as pictures. A file that meets PDF/UA cannot contain pages of another PDF, so each page becomes an SVG,
 * whose lines and letters print as sharply as the original. The text is only described, not tagged, as with a photo.
 */
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { TypesettingError } from './typesettingError.ts';

/** More than the longest results of a bureau; each page takes about a third of a second. */
const mostPages = 40;

/** Reads the pages in order, at most the `first` ones. Throws `TypesettingError` (`unreadableEnclosure`), also if there are more than forty. */
export function pagesOfPdf(
  typst: NodeCompiler,
  directory: string,
  pdf: Uint8Array,
  first = Infinity,
): readonly Uint8Array[] {
  const name = 'enclosures/source.pdf';
  const pages: Uint8Array[] = [];
  typst.mapShadow(`${directory}${name}`, Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
  try {
    while (pages.length < first) {
      const page = drawnPage(typst, `/${name}`, pages.length + 1);
      if (page === null) return pages;
      if (pages.length === mostPages) throw new TypesettingError('unreadableEnclosure');
      pages.push(page);
    }
    return pages;
  } finally {
    typst.unmapShadow(`${directory}${name}`);
  }
}

/** Null after the last page. */
function drawnPage(typst: NodeCompiler, path: string, page: number): Uint8Array | null {
  const compiled = typst.compile({
    mainFileContent: `#set page(width: auto, height: auto, margin: 0pt)\n#image("${path}", page: ${String(page)})`,
  });
  if (compiled.result !== null) return Buffer.from(typst.plainSvg(compiled.result));
  const diagnostics = compiled.takeDiagnostics();
  const words = diagnostics === null ? '' : JSON.stringify(typst.fetchDiagnostics(diagnostics));
  if (page > 1 && /page \d+ does not exist/.test(words)) return null;
  throw new TypesettingError('unreadableEnclosure');
}
