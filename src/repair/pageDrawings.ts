/** A US Letter page in points. */
export const pageSize = { width: 612, height: 792 } as const;

const head = /^<svg\b[^>]*>/;

/**
 * Turns a letter's pages, drawn below each other in one SVG, into one SVG per page: the same drawing seen through a
 * window that moves down page by page.
 */
export function pageDrawings(svg: string): readonly string[] {
  const [opening = ''] = head.exec(svg) ?? [];
  const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(opening)?.[1] ?? 0);
  return Array.from({ length: Math.round(height / pageSize.height) }, (_, index) => {
    const room = `0 ${String(index * pageSize.height)} ${String(pageSize.width)} ${String(pageSize.height)}`;
    const own = opening
      .replace(/viewBox="[^"]*"/, `viewBox="${room}"`)
      .replace(/ width="[^"]*"/, ` width="${String(pageSize.width)}pt"`)
      .replace(/ height="[^"]*"/, ` height="${String(pageSize.height)}pt"`);
    return svg.replace(head, own);
  });
}
