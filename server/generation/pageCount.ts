/** The page count of a PDF whose page objects are uncompressed in the file, as Typst writes them. */
export function pageCount(pdf: Uint8Array): number {
  return (
    Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0
  );
}
