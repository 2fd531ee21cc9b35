import { titleOf } from '#tests/paths/harness/words.ts';
import { counted } from '../counted.ts';
import type { Options } from '../options.ts';
import type { Headline, MachineSummary } from '../summary.ts';
import { nameOf } from '../pathText.ts';
import { escaped } from './html.ts';
import { anchorOf, type ImageOf } from './path.ts';
import { script } from './script.ts';
import { style } from './style.ts';
import { workflowOf } from './workflow.ts';

const together = new Intl.ListFormat('en');

/** What the run covered, so that a partial run isn't mistaken for a full one. */
export function extentOf({ machines, browser, quick, server }: Options): string {
  const what =
    machines.length === 0
      ? 'All workflows'
      : `Only ${together.format(machines.map((name) => titleOf(name).toLowerCase()))}`;
  const their = machines.length === 1 ? 'its' : 'their';
  const places = [
    `on ${their} machine${machines.length === 1 ? '' : 's'}`,
    browser && `on ${their} screens`,
    server && 'on the running product',
  ];
  const where = together.format(places.filter((place) => place !== false));
  return `${what}, ${where}${quick ? ', without images and accessibility checks' : ''}.`;
}

const figure = (term: string, value: string, note = ''): string =>
  `<div class="figure"><dt>${term}</dt><dd>${value}</dd>${note === '' ? '' : `<span class="quiet small">${note}</span>`}</div>`;

function figuresOf({ workflows, transitions, machines, screens, product }: Headline): string {
  const notWalked = 'not walked';
  return `<dl class="figures">${[
    figure('Workflows', String(workflows)),
    figure('Transitions', String(transitions)),
    figure('Taken on machines', `${machines.covered} of ${transitions}`, counted(machines.paths, 'path')),
    screens === null
      ? figure('Taken on screens', notWalked)
      : figure('Taken on screens', `${screens.covered} of ${transitions}`, counted(screens.paths, 'path')),
    product === null
      ? figure('Running product', notWalked)
      : figure('Running product', String(product.taken), 'transitions on main paths'),
  ].join('')}</dl>`;
}

function redOf(summaries: readonly MachineSummary[]): string {
  const items = summaries.flatMap(({ plan, title, machine, screen, product }) => [
    ...[...(screen?.failed ?? []), ...machine.failed].map((path) => {
      const fault = path.steps.at(-1)?.fault?.sentence ?? '';
      const place = 'recording' in path ? 'on the screen' : 'on the machine';
      return `<a href="#${anchorOf(path)}"><b>${escaped(title)}</b>, ${escaped(nameOf(path))} ${place}, step ${path.steps.length - 1}</a>: ${escaped(fault)}`;
    }),
    ...(
      [
        ['on the machine', machine.missed, machine.unwalked],
        ['on the screen', screen?.missed ?? [], screen?.unwalked ?? 0],
        ['on the running product', product?.missed ?? [], 0],
      ] as const
    ).flatMap(([place, missed, unwalked]) => [
      ...(missed.length > 0
        ? [`<a href="#${plan.name}"><b>${escaped(title)}</b></a>: ${missed.length} not taken ${place}`]
        : []),
      ...(unwalked > 0
        ? [`<a href="#${plan.name}"><b>${escaped(title)}</b></a>: ${unwalked} paths not walked ${place}`]
        : []),
    ]),
  ]);
  return items.length === 0
    ? ''
    : `<ul class="red-list">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Every workflow with a link: the page of all of them is long. */
function contentsOf(summaries: readonly MachineSummary[]): string {
  if (summaries.length < 2) return '';
  const links = summaries.map(({ plan: { name }, title, isRed }) => {
    const sign = isRed
      ? '<span class="bad" title="red">✗</span>'
      : '<span class="good" title="green">✓</span>';
    return `<li data-of="${name}">${sign} <a href="#${name}">${escaped(title)}</a></li>`;
  });
  return `<details class="contents"><summary>Contents</summary><ul>${links.join('')}</ul></details>`;
}

const choices = (['all', 'failed', 'missed'] as const)
  .map((value) => {
    const words = { all: 'All', failed: 'Failed', missed: 'Not taken' }[value];
    return `<label><input type="radio" name="show" value="${value}"${value === 'all' ? ' checked' : ''}> ${words}</label>`;
  })
  .join('');

/** One page that opens without a network, on a phone too: what is wrong first, then every workflow with its paths in words. */
export async function reportPage(
  summaries: readonly MachineSummary[],
  headline: Headline,
  options: Options,
  imageOf: ImageOf,
): Promise<string> {
  const sections: string[] = [];
  for (const summary of summaries) sections.push(await workflowOf(summary, imageOf));
  const { isRed, sentence } = headline;
  const time = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${isRed ? 'Red' : 'Green'}: paths through Redress</title><style>${style}</style>
<body><header><div class="verdict${isRed ? ' red' : ''}"><h1 class="${isRed ? 'bad' : 'good'}">${escaped(sentence)}</h1><p class="quiet">${escaped(extentOf(options))} ${time}</p></div>
${figuresOf(headline)}${redOf(summaries)}</header>
<div class="tools"><input id="search" type="search" placeholder="Search workflows and steps" aria-label="Search workflows and steps"><div class="choices" role="radiogroup" aria-label="Show">${choices}</div></div>
<p id="none" class="quiet" hidden>No matches.</p>
${contentsOf(summaries)}
<main>${sections.join('\n')}</main><script>${script}</script></body></html>`;
}
