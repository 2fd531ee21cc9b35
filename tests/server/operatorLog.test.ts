import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { jsonLines, logProcessProblems } from '#server/operatorLog.ts';

function aProcess() {
  const process = new EventEmitter();
  const printed: unknown[] = [];
  process.on('warning', () => printed.push('plain text'));
  const ended: number[] = [];
  logProcessProblems(
    process,
    jsonLines((text) => printed.push(JSON.parse(text))),
    (status) => ended.push(status),
  );
  return { process, printed, ended };
}

it('logs a warning of Node.js as a line like all others', () => {
  const { process, printed, ended } = aProcess();
  process.emit(
    'warning',
    Object.assign(new Error('An option is deprecated.'), { name: 'DeprecationWarning', code: 'DEP1' }),
  );
  expect(printed).toEqual([
    {
      level: 40,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      kind: 'DeprecationWarning',
      code: 'DEP1',
      msg: 'An option is deprecated.',
    },
  ]);
  expect(ended).toEqual([]);
});

it('logs where an error came from that nothing caught, but not its message, and ends the process', () => {
  const { process, printed, ended } = aProcess();
  process.emit('uncaughtException', new TypeError('666-55-0611 is not a function'));
  expect(printed).toEqual([
    expect.objectContaining({
      level: 60,
      kind: 'TypeError',
      places: expect.arrayContaining([expect.stringContaining('operatorLog.test.ts')]),
    }),
  ]);
  expect(JSON.stringify(printed)).not.toContain('666-55-0611');
  expect(ended).toEqual([1]);
});
