import { expect, it } from 'vitest';
import { outputOf } from './toolShell.ts';

const shell = () => Number(outputOf('sh', ['-c', 'echo $PPID']));

it('returns what a program prints, from the same shell each time', () => {
  expect(outputOf('printf', ['%s|', 'two words', "it's"])).toBe("two words|it's|");
  expect(shell()).toBe(shell());
});

it('says with which code a program failed, and what it printed', () => {
  expect(() => outputOf('sh', ['-c', 'echo begun; echo broken >&2; exit 3'])).toThrow(
    'sh ended with 3:\nbegun\nbroken\n',
  );
});

const died = "did not run to its end: the shell that starts the tests' programs died";

it('says that its shell died under a program, although that is still running, and starts another', () => {
  const first = shell();
  expect(() => outputOf('sh', ['-c', 'kill -KILL $PPID; exec sleep 5'])).toThrow(`sh ${died}`);
  expect(shell()).not.toBe(first);
});

it('says that its shell died between two programs, and starts another', () => {
  const first = shell();
  process.kill(first, 'SIGKILL');
  expect(() => outputOf('true', [])).toThrow(`true ${died}`);
  expect(shell()).not.toBe(first);
});
