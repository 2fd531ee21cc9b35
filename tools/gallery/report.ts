import type { Picture } from './picture.ts';

/** What the checks found in a run, each fault once with where it was seen, those of most views first. */
export function reportOf(pictures: readonly Picture[]): string {
  const seen = new Map<string, string[]>();
  for (const { view, language, width, look, faults } of pictures)
    for (const fault of faults)
      seen.set(fault, [...(seen.get(fault) ?? []), `${view} ${language} ${width} ${look}`]);
  const lines = [...seen]
    .toSorted(([, first], [, second]) => second.length - first.length)
    .map(([fault, where]) => `${fault}\n    ${where.length} × ${where.slice(0, 3).join(', ')}`);
  const views = new Set(pictures.map(({ view }) => view)).size;
  const shots = pictures.filter(({ file }) => file !== null).length;
  return [
    ...lines,
    `${views} views checked ${pictures.length} times, ${shots} screenshots, ${seen.size} faults: test-results/gallery/index.html`,
  ].join('\n');
}
