/** A point on the curve: the number of reachable states, and the time it takes to find them and their paths. */
export interface GrowthPoint {
  readonly states: number;
  readonly ms: number;
}

const width = 640;
const height = 360;
const margin = { left: 88, right: 36, top: 24, bottom: 56 };

/** Powers of ten from below the smallest value to above the largest. */
function decades(values: readonly number[]): number[] {
  const from = Math.floor(Math.log10(Math.min(...values)));
  const to = Math.ceil(Math.log10(Math.max(...values)));
  return Array.from({ length: to - from + 1 }, (_, index) => 10 ** (from + index));
}

const label = (value: number, unit: string) => `${value.toLocaleString('en-US')}${unit}`;

/** A chart of the growth on two logarithmic scales, where linear growth is a straight line at 45 degrees. */
export function growthCurve(points: readonly GrowthPoint[]): string {
  const across = decades(points.map(({ states }) => states));
  const up = decades(points.map(({ ms }) => ms));
  const place = (value: number, marks: readonly number[], from: number, to: number) => {
    const [low = 1] = marks;
    const high = marks.at(-1) ?? 10;
    return Math.round(from + ((to - from) * Math.log10(value / low)) / Math.log10(high / low));
  };
  const x = (states: number) => place(states, across, margin.left, width - margin.right);
  const y = (ms: number) => place(ms, up, height - margin.bottom, margin.top);
  const columns = across.map(
    (states) =>
      `<line class="grid" x1="${x(states)}" x2="${x(states)}" y1="${margin.top}" y2="${height - margin.bottom}"/><text x="${x(states)}" y="${height - margin.bottom + 20}" text-anchor="middle">${label(states, '')}</text>`,
  );
  const rows = up.map(
    (ms) =>
      `<line class="grid" x1="${margin.left}" x2="${width - margin.right}" y1="${y(ms)}" y2="${y(ms)}"/><text x="${margin.left - 8}" y="${y(ms) + 4}" text-anchor="end">${label(ms, ' ms')}</text>`,
  );
  const dots = points.map(
    ({ states, ms }) =>
      `<circle cx="${x(states)}" cy="${y(ms)}" r="5"><title>${label(states, ' states')}: ${ms.toPrecision(3)} ms</title></circle>`,
  );
  const line = points.map(({ states, ms }) => `${x(states)},${y(ms)}`).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" font-family="system-ui,sans-serif" font-size="13">
<title id="title">Time to find all paths, by the number of reachable states</title>
<style>svg{color-scheme:light dark;background:#fff}text{fill:#3f4d5c}.grid{stroke:#d9e0e7}polyline{fill:none;stroke:#0f6e6e;stroke-width:2}circle{fill:#0f6e6e}@media(prefers-color-scheme:dark){svg{background:#12171d}text{fill:#b6c2ce}.grid{stroke:#33404d}polyline{stroke:#5ecfc4}circle{fill:#5ecfc4}}</style>
${[...columns, ...rows].join('\n')}
<polyline points="${line}"/>
${dots.join('\n')}
<text x="${(margin.left + width - margin.right) / 2}" y="${height - 12}" text-anchor="middle">reachable states</text>
</svg>
`;
}
