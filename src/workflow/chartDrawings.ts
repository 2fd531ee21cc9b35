/** The drawings of docs/charts, each loaded when it is looked at. */
const drawings = import.meta.glob<string>('../../docs/charts/*.svg', { query: '?raw', import: 'default' });

/** A chart by its name in docs/charts, or null when there is none. */
export async function drawingOf(name: string): Promise<SVGElement | null> {
  const load = drawings[`../../docs/charts/${name}.svg`];
  if (load === undefined) return null;
  const parsed = new DOMParser().parseFromString(await load(), 'image/svg+xml').documentElement;
  return parsed instanceof SVGElement ? document.importNode(parsed, true) : null;
}
