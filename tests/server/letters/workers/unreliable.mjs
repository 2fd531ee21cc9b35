// A worker that does what the letter's id tells it: answer, fail, die or hang.
let answered = 0;
process.on('message', ({ id, letter }) => {
  if (letter.id === 'dies') process.exit(1);
  if (letter.id === 'throws') throw new Error('crash');
  if (letter.id === 'crashes') process.abort();
  if (letter.id === 'hangs') return;
  if (letter.id === 'fails') process.send?.({ id, failed: 'unprintable' });
  else process.send?.({ id, bytes: new Uint8Array([(answered += 1)]) });
});
