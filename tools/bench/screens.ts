import { resultsOf } from '../paths/results.ts';
import { walkScreens } from '../paths/screensRun.ts';
import { secondsWalked } from '../paths/speed.ts';
import type { Figure } from './figure.ts';

/** Paths and steps walked a second on the real views, quickly, and with images and accessibility checks. */
export async function* screens(): AsyncGenerator<Figure> {
  for (const quick of [true, false]) {
    const results = resultsOf(quick ? 'bench-quick' : 'bench');
    results.clear();
    const { folder } = results;
    const walk = { folder, images: !quick, accessibility: !quick, quick, only: null };
    if (!(await walkScreens({ machines: [], headed: false, walk })))
      throw new Error('A walk on a screen went wrong');
    const walked = results.screens();
    const seconds = secondsWalked(walked);
    const steps = walked.reduce((sum, path) => sum + path.steps.length - 1, 0);
    const name = quick ? 'screens.quick' : 'screens';
    yield { name: `${name}.paths`, value: walked.length, unit: 'paths', against: null };
    yield { name: `${name}.walked`, value: walked.length / seconds, unit: 'paths/s', against: null };
    yield { name: `${name}.steps`, value: steps / seconds, unit: 'steps/s', against: null };
  }
}
