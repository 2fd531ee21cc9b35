// A worker that does what the letter's id tells it: answer, fail, die, hang, or take memory.
let answered = 0;
const taken = [];
process.on('message', ({ id, letter }) => {
  if (letter.id === 'dies') process.exit(1);
  if (letter.id === 'throws') throw new Error('crash');
  if (letter.id === 'crashes') process.abort();
  if (letter.id === 'hangs') return;
  if (letter.id === 'grows') {
    setInterval(() => taken.push(Buffer.alloc(8 * 1024 ** 2, 1)), 10);
    return;
  }
  if (letter.id === 'fails') process.send?.({ id, failed: 'unprintable' });
  else process.send?.({ id, bytes: new Uint8Array([(answered += 1)]) });
});
