/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origin */
// A worker that does what the letter's id tells it: answer, fail, die or hang.
import { parentPort } from 'node:worker_threads';

let answered = 0;
parentPort.on('message', ({ id, letter }) => {
  if (letter.id === 'dies') process.exit(1);
  if (letter.id === 'throws') throw new Error('crash');
  if (letter.id === 'hangs') return;
  if (letter.id === 'fails') parentPort.postMessage({ id, failed: 'unprintable' });
  else parentPort.postMessage({ id, pdf: new Uint8Array([(answered += 1)]) });
});
