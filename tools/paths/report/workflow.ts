import { layOut } from '../../charts/layout.ts';
import { chartOf } from '../../charts/model.ts';
import { svgOf } from '../../charts/svg.ts';
import type { MachineSummary, Outcome } from '../summary.ts';
import { counted } from '../counted.ts';
import { escaped } from './html.ts';
import { type ImageOf, pathOf } from './path.ts';

/** The results of a workflow in one place. */
function outcomeOf(place: string, one: Outcome | null, transitions: number): string {
  if (one === null) return `<li class="quiet">${place}: not walked in this run</li>`;
  const isRed = one.failed.length + one.unwalked + one.missed.length > 0;
  const parts = [
    `${one.covered.length} of ${transitions} transitions`,
    counted(one.paths.length, 'path'),
    ...(one.failed.length > 0 ? [`${one.failed.length} failed`] : []),
    ...(one.unwalked > 0 ? [`${one.unwalked} not walked`] : []),
  ];
  return `<li class="${isRed ? 'bad' : ''}">${place}: ${parts.join(', ')}</li>`;
}

function productOf(product: MachineSummary['product']): string {
  if (product === null) return '<li class="quiet">On the running product: not walked in this run</li>';
  const { taken, missed } = product;
  return missed.length === 0
    ? `<li>On the running product: ${counted(taken.length, 'transition')}</li>`
    : `<li class="bad">On the running product: ${missed.length} of the main path not taken</li>`;
}

const missedOf = (place: string, missed: readonly string[]): string =>
  missed.length === 0
    ? ''
    : `<div><span class="bad">Not taken ${place}:</span><ul>${missed.map((name) => `<li><code>${escaped(name)}</code></li>`).join('')}</ul></div>`;

/** The chart with the transitions that were taken: on the screens if they were walked, otherwise on the machine. */
async function drawn({ plan, machine, screen }: MachineSummary): Promise<string> {
  const { covered, missed, paths } = screen ?? machine;
  const entered = new Set(
    paths.flatMap(({ steps }) => steps.flatMap(({ fault, expected }) => (fault === null ? expected : []))),
  );
  const marks = (name: string) => {
    if (covered.includes(name) || entered.has(name.slice(plan.name.length + 1))) return 'covered';
    return missed.includes(name) ? 'missed' : '';
  };
  const where = screen === null ? 'on the machine' : 'on the screen';
  const chart = svgOf(await layOut(chartOf(plan.cases.machine)), marks);
  return `<details><summary>Chart</summary><p class="quiet small">Green: taken ${where}. Red and dashed: not taken there.</p><div class="chart-box">${chart}</div></details>`;
}

function imagesOf({ plan, title }: MachineSummary, imageOf: ImageOf): string {
  const { root } = plan.cases.machine;
  const states = new Set(
    plan.graph.states.flatMap(({ snapshot }) =>
      snapshot._nodes.map((node: typeof root) => node.path.join('.') || plan.name),
    ),
  );
  const figures = [...states].flatMap((state) => {
    const image = imageOf(plan.name, state);
    return image === null
      ? []
      : `<figure><img src="${image}" alt="${escaped(title)}: ${escaped(state)}" loading="lazy"><figcaption>${escaped(state)}</figcaption></figure>`;
  });
  return figures.length === 0
    ? ''
    : `<details><summary>${counted(figures.length, 'image')}</summary><div class="images">${figures.join('')}</div></details>`;
}

export async function workflowOf(summary: MachineSummary, imageOf: ImageOf): Promise<string> {
  const { plan, title, machine, screen, product } = summary;
  const { name, transitions, cases } = plan;
  const failed = [...(screen?.failed ?? []), ...machine.failed];
  const passed = [machine, ...(screen ? [screen] : [])].map(({ paths }) =>
    paths.filter((path) => path.passed),
  );
  const [onMachine = [], onScreen = []] = passed;
  const isMissed = machine.missed.length + (screen?.missed.length ?? 0) + (product?.missed.length ?? 0) > 0;
  return `<section id="${name}" data-name="${name}" data-failed="${failed.length > 0 ? 'yes' : 'no'}" data-missed="${isMissed ? 'yes' : 'no'}">
<h2>${escaped(title)}</h2><p>${escaped(cases.machine.config.description ?? '')} <span class="quiet small">${counted(plan.graph.states.length, 'reachable state')}.</span></p>
<ul class="outcomes">${outcomeOf('On the machine', machine, transitions.length)}${outcomeOf('On the screen', screen, transitions.length)}${productOf(product)}</ul>
${missedOf('on the machine', machine.missed)}${missedOf('on the screen', screen?.missed ?? [])}${missedOf('on the running product', product?.missed ?? [])}
${failed.map((path) => pathOf(path, imageOf)).join('\n')}
${onScreen.length > 0 ? `<h3>On the screen</h3>${onScreen.map((path) => pathOf(path, imageOf)).join('\n')}` : ''}
${onMachine.length > 0 ? `<h3>On the machine</h3>${onMachine.map((path) => pathOf(path, imageOf)).join('\n')}` : ''}
${imagesOf(summary, imageOf)}
${await drawn(summary)}
</section>`;
}
