import { runInBrowser } from '../paths/browserRun.ts';
import { browserResults } from '../paths/results.ts';
import type { Figure } from './figure.ts';

/** Paths and steps walked a second on the real views, with what is seen and accessibility checked and pictures taken. */
export async function* screens(): AsyncGenerator<Figure> {
  if (!(await runInBrowser({ machines: [], headed: false }))) throw new Error('A walk on a view went wrong');
  const walked = browserResults();
  const seconds = walked.reduce((sum, { duration }) => sum + duration, 0) / 1_000;
  const steps = walked.reduce((sum, path) => sum + path.steps.length - 1, 0);
  yield { name: 'screens.paths', value: walked.length, unit: 'paths', against: null };
  yield { name: 'screens.walked', value: walked.length / seconds, unit: 'paths/s', against: null };
  yield { name: 'screens.steps', value: steps / seconds, unit: 'steps/s', against: null };
}
