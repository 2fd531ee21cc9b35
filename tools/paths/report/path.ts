import type { WalkedPath, WalkedStep } from '#tests/paths/harness/walk.ts';
import type { ScreenPath } from '#tests/paths/harness/screenPath.ts';
import { nameOf, replayOf } from '../pathText.ts';
import { counted } from '../counted.ts';
import { escaped } from './html.ts';

/** An image of this run by workflow and name, as a data URL; null when there is none. */
export type ImageOf = (machine: string, name: string) => string | null;

const isOnScreen = (path: WalkedPath | ScreenPath): path is ScreenPath => 'recording' in path;

/** The anchor of a path in the report. */
export const anchorOf = (path: WalkedPath | ScreenPath): string =>
  `${isOnScreen(path) ? 'screen' : 'machine'}-${nameOf(path).replaceAll(/[^\w-]+/g, '-')}`;

/** The name of the image that a failing path leaves. */
export const imageOfFailure = ({ language, number, recording }: ScreenPath): string =>
  `failed-${recording ?? `${language}-${number}`}`;

function faultOf({ sentence, details }: NonNullable<WalkedStep['fault']>, image: string | null): string {
  const shot =
    image === null
      ? ''
      : `<figure class="shot"><img src="${image}" alt="The screen when the step failed"><figcaption>The screen when the step failed</figcaption></figure>`;
  const folded =
    details === ''
      ? ''
      : `<details><summary class="small">Details for developers</summary><pre>${escaped(details)}</pre></details>`;
  return `<span class="fault bad">✗ ${escaped(sentence)}</span>${shot}${folded}`;
}

/** Steps that a machine takes by itself begin in lower case, as after "when" in a walk's own text. */
const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function stepOf({ words, expected, means, fault }: WalkedStep, index: number, image: string | null): string {
  const states = expected.map((state) => `<code>${escaped(state)}</code>`).join(' ');
  const sign = fault === null ? '<span class="good" title="as expected">✓</span>' : '';
  return `<li class="step${fault === null ? '' : ' wrong'}"><span class="number">${index}</span><div><div>${escaped(begun(words))} ${sign}</div><div class="quiet small">${escaped(means.join(' '))} ${states}</div>${fault === null ? '' : faultOf(fault, image)}</div></li>`;
}

/** What a path leads to tells it from its neighbors. */
function lastOf({ steps }: WalkedPath | ScreenPath): string {
  const last = steps.at(-1);
  return last === undefined ? '' : `<span class="last quiet small">Last step: ${escaped(last.words)}</span>`;
}

/** A path that unfolds: open when it failed. */
export function pathOf(path: WalkedPath | ScreenPath, imageOf: ImageOf): string {
  const { machine, steps, duration, passed, planned } = path;
  const failure = isOnScreen(path) && !passed ? imageOf(machine, imageOfFailure(path)) : null;
  const verdict = passed
    ? '<span class="good">passed</span>'
    : `<span class="bad">failed at step ${steps.length - 1} of ${planned}</span>`;
  const searched = [
    nameOf(path),
    machine,
    ...steps.flatMap(({ words, expected, fault }) => [words, ...expected, fault?.sentence ?? '']),
  ];
  return `<details class="path${passed ? '' : ' failed'}" id="${anchorOf(path)}"${passed ? '' : ' open'} data-words="${escaped(searched.join(' '))}"><summary><b>${escaped(nameOf(path))}</b> · ${counted(planned, 'step')} · ${verdict} <span class="quiet small">${(duration / 1_000).toFixed(1)} s</span>${lastOf(path)}</summary><p class="quiet small">To replay it: <code>npm run paths -- ${escaped(replayOf(path))}</code></p><ol class="steps">${steps.map((step, index) => stepOf(step, index, failure)).join('')}</ol></details>`;
}
