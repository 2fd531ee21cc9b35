/** Draws first screens, one at a time: loads the built code that it is told, and answers each job with what it has drawn. */
import type { Draw } from '#contract/drawing.ts';
import type { Answer, Job } from './drawer.ts';

const [, , code = ''] = process.argv;
const { draw, rehearse } = (await import(code)) as {
  readonly draw: Draw;
  readonly rehearse: () => Promise<void>;
};
await rehearse();

async function answer({ id, wanted }: Job): Promise<Answer> {
  try {
    return { id, drawing: await draw(wanted) };
  } catch (error) {
    // Its message could quote what was to be drawn.
    return { id, drawing: null, failed: error instanceof Error ? error.name : 'unknown' };
  }
}

async function work(job: Job): Promise<void> {
  const answered = await answer(job);
  process.send?.(answered);
}
process.on('message', (job: Job) => void work(job));
// A server that ends, however it ends, takes it along.
process.on('disconnect', () => process.exit());
