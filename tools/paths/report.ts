import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { layOut } from '../charts/layout.ts';
import { chartOf } from '../charts/model.ts';
import { svgOf } from '../charts/svg.ts';
import { folderOf } from './results.ts';
import type { Plan, WalkedPath } from '#tests/paths/harness/walk.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const style = `
:root{color-scheme:light dark;--ink:#16202c;--quiet:#51606f;--paper:#fff;--card:#f4f6f8;--edge:#cfd7df;--good:#12724a;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#eef2f6;--quiet:#a9b6c3;--paper:#12171d;--card:#1d252e;--edge:#33404d;--good:#5ecf9c;--bad:#ff8a80}}
body{margin:0 auto;max-width:76rem;padding:1.5rem;font:15px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.5rem}h2{font-size:1.2rem;margin:2.5rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--edge)}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid var(--edge);vertical-align:top}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
.quiet{color:var(--quiet)}.good{color:var(--good)}.bad{color:var(--bad);font-weight:600}
.chart{max-width:100%;height:auto}details{margin:.5rem 0;background:var(--card);border:1px solid var(--edge);border-radius:8px;padding:.5rem .9rem}
summary{cursor:pointer;font-weight:600}code{font-size:.92em;background:var(--card);border-radius:4px;padding:0 .25em}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(16rem,1fr));gap:1rem}figure{margin:0}figure img{width:100%;border:1px solid var(--edge);border-radius:6px}
`;

function picturesOf(name: string, states: readonly string[]): string {
  const figures = states.flatMap((state) => {
    const file = `${folderOf('pictures')}/${name}/${state}.png`;
    if (!existsSync(file)) return [];
    const data = readFileSync(file).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}" alt="${escaped(name)} in ${escaped(state)}" loading="lazy"><figcaption><code>${escaped(state)}</code></figcaption></figure>`;
  });
  return figures.length === 0
    ? ''
    : `<details><summary>Pictures of ${figures.length} states</summary><div class="pictures">${figures.join('')}</div></details>`;
}

function pathOf({ machine, number, steps, duration, passed }: WalkedPath, where: string): string {
  const rows = steps.map(
    ({ words, expected, means, wrong }, index) =>
      `<tr><td class="n">${index}</td><td>${escaped(words)}</td><td>${expected.map((state) => `<code>${escaped(state)}</code>`).join(' ')}<br><span class="quiet">${escaped(means.join(' '))}</span></td><td>${wrong === '' ? '<span class="good">as expected</span>' : `<span class="bad">${escaped(wrong)}</span>`}</td></tr>`,
  );
  const verdict = passed ? '<span class="good">passed</span>' : '<span class="bad">failed</span>';
  const again = `npm run paths -- ${where === 'browser' ? '--browser ' : ''}--replay ${machine}:${number}`;
  return `<details${passed ? '' : ' open'}><summary>${escaped(machine)}:${number} · ${where} · ${steps.length - 1} steps · ${Math.round(duration)} ms · ${verdict}</summary><p class="quiet">Alone: <code>${again}</code></p><table><thead><tr><th class="n">#</th><th>What happens</th><th>Where one then stands</th><th>Seen</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

/** What was walked where: the same machine on its own and on its screen. */
export interface Walked {
  readonly where: 'bare' | 'browser';
  readonly paths: readonly WalkedPath[];
}

/** Transitions by machine that the running product took. */
type Running = Readonly<Record<string, readonly string[]>>;

async function sectionOf(plan: Plan, walks: readonly Walked[], running: Running): Promise<string> {
  const mine = walks.map(({ where, paths }) => ({
    where,
    paths: paths.filter(({ machine }) => machine === plan.name),
  }));
  const covered = new Set(
    mine.flatMap(({ paths }) =>
      paths.flatMap(({ steps }) => steps.filter(({ wrong }) => wrong === '').flatMap(({ taken }) => taken)),
    ),
  );
  const stood = new Set(
    mine.flatMap(({ paths }) => paths.flatMap(({ steps }) => steps.flatMap(({ expected }) => expected))),
  );
  const marks = (name: string) => {
    if (plan.transitions.includes(name)) return covered.has(name) ? 'covered' : 'missed';
    return stood.has(name.slice(plan.name.length + 1)) ? 'covered' : '';
  };
  const chart = svgOf(await layOut(chartOf(plan.cases.machine)), marks);
  const missed = plan.transitions.filter((name) => !covered.has(name));
  return `<section id="${plan.name}"><h2>${escaped(plan.name)}</h2><p>${escaped(plan.cases.machine.config.description ?? '')}</p>
<p>${plan.transitions.length - missed.length} of ${plan.transitions.length} transitions taken.${missed.length > 0 ? ` <span class="bad">Missed: ${escaped(missed.join('; '))}</span>` : ''}</p>
${runningOf(running[plan.name])}
<details><summary>Chart with what was taken</summary>${chart}</details>
${mine.flatMap(({ where, paths }) => paths.map((path) => pathOf(path, where))).join('\n')}
${picturesOf(plan.name, [...stood])}</section>`;
}

const runningOf = (taken: readonly string[] = []): string =>
  taken.length === 0
    ? ''
    : `<details><summary>Taken on the running product, against the server: ${taken.length}</summary><ul>${taken.map((name) => `<li><code>${escaped(name)}</code></li>`).join('')}</ul></details>`;

const summaryOf = (plan: Plan, walks: readonly Walked[]): string =>
  walks
    .map(({ paths }) => {
      const mine = paths.filter(({ machine }) => machine === plan.name);
      const failed = mine.filter(({ passed }) => !passed).length;
      if (mine.length === 0) return `<td class="quiet">not walked</td>`;
      return `<td class="${failed > 0 ? 'bad' : 'good'}">${mine.length} ${mine.length === 1 ? 'path' : 'paths'}${failed > 0 ? `, ${failed} failed` : ', as the chart says'}</td>`;
    })
    .join('');

/** One page that opens without a network: charts coloured by coverage, paths in words, pictures. Its file's name. */
export async function writeReport(
  plans: readonly Plan[],
  walks: readonly Walked[],
  running: Running,
): Promise<string> {
  const rows = plans.map(
    (plan) =>
      `<tr><td><a href="#${plan.name}">${escaped(plan.name)}</a></td><td class="n">${plan.graph.states.length}</td><td class="n">${plan.transitions.length}</td>${summaryOf(plan, walks)}<td>${running[plan.name] === undefined ? '<span class="quiet">not walked</span>' : `${running[plan.name]?.length} transitions`}</td></tr>`,
  );
  const sections: string[] = [];
  for (const plan of plans) sections.push(await sectionOf(plan, walks, running));
  const file = `${folderOf('')}report.html`;
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Redress: paths walked</title><style>${style}</style>
<h1>Every transition of every workflow</h1><p class="quiet">${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC</p>
<table><thead><tr><th>Workflow</th><th class="n">States</th><th class="n">Transitions</th>${walks.map(({ where }) => `<th>${where === 'bare' ? 'Bare machine' : 'On the screen'}</th>`).join('')}<th>Running product</th></tr></thead><tbody>${rows.join('')}</tbody></table>
${sections.join('\n')}</html>`,
  );
  return file;
}
