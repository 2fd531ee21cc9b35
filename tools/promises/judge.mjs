/**
 * @typedef {import('../test/acceptanceLines.mjs').TestFile} TestFile a file of vitest's JSON report
 * @typedef {import('./promise.d.ts').Promised} Promised
 * @typedef {{ state: 'passed' | 'failed' | 'not run', words: readonly string[] }} Shown
 *   `words`: the figures of what passed, and the reasons for the rest
 * @typedef {{ status: number | null, output: string }} CommandResult
 */

/** @param {string} named a file, or a file and part of a title @returns {{ file: string, title: string }} */
export function namedTests(named) {
  const [file = '', ...title] = named.split(': ');
  return { file, title: title.join(': ') };
}

/** The key under which a command's result is known. @param {readonly string[]} run */
export const commandKey = (run) => run.join(' ');

/** @param {string} named @param {readonly TestFile[]} files @returns {Shown} */
function judgeTests(named, files) {
  const { file, title } = namedTests(named);
  const all = files
    .filter(({ name }) => name.replaceAll('\\', '/').endsWith(`/${file}`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName = '' }) => fullName.includes(title));
  /** @param {string} status */
  const having = (status) => all.filter((test) => test.status === status);
  if (all.length === 0) return { state: 'failed', words: [`no such test ran: ${named}`] };
  if (having('failed').length > 0)
    return { state: 'failed', words: having('failed').map(({ fullName }) => `failed: ${fullName}`) };
  if (having('passed').length === 0) return { state: 'not run', words: [`skipped here: ${named}`] };
  const figures = having('passed').flatMap(({ meta }) => meta?.figure ?? []);
  return { state: 'passed', words: figures };
}

/** @param {import('./promise.d.ts').Command} command @param {ReadonlyMap<string, CommandResult>} results @returns {Shown} */
function judgeCommand({ run, figures }, results) {
  const key = commandKey(run);
  const result = results.get(key);
  if (result === undefined) return { state: 'not run', words: [`takes long: npm run ${key}`] };
  const lines = result.output.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  const wanted = lines.filter((line) => figures.some((begin) => line.startsWith(begin)));
  if (result.status !== 0) return { state: 'failed', words: [`failed: npm run ${key}`, ...wanted] };
  if (wanted.length === 0) return { state: 'failed', words: [`printed no figure: npm run ${key}`] };
  return { state: 'passed', words: wanted };
}

/**
 * Whether a promise is kept, judging by the tests and commands that ran.
 *
 * @param {Promised} promised @param {readonly TestFile[]} files
 * @param {ReadonlyMap<string, CommandResult>} results of commands, by `commandKey`
 * @param {(file: string) => boolean} isRun whether this run includes a test file
 * @returns {Shown}
 */
export function judgePromise({ tests = [], commands = [], elsewhere }, files, results, isRun = () => true) {
  const notHere = elsewhere === undefined ? [] : [`not here: ${elsewhere}`];
  if (tests.length + commands.length === 0)
    return elsewhere === undefined
      ? { state: 'failed', words: ['no check'] }
      : { state: 'not run', words: notHere };
  const left = tests.filter((named) => !isRun(namedTests(named).file));
  const shown = [
    ...tests.filter((named) => !left.includes(named)).map((named) => judgeTests(named, files)),
    ...commands.map((command) => judgeCommand(command, results)),
    ...left.map((named) => ({ state: /** @type {const} */ ('not run'), words: [`takes long: ${named}`] })),
  ];
  const state = /** @type {const} */ (['failed', 'not run']).find((bad) =>
    shown.some((each) => each.state === bad),
  );
  const ran = tests.length - left.length;
  const words = shown.flatMap((each) => each.words);
  const plain = ran > 0 && words.length === 0 ? [countOf(tests, files)] : [];
  return { state: state ?? 'passed', words: [...plain, ...words, ...notHere] };
}

/** The figure of tests that measure nothing themselves. @param {readonly string[]} tests @param {readonly TestFile[]} files */
function countOf(tests, files) {
  const passed = tests.flatMap((named) => {
    const { file, title } = namedTests(named);
    return files
      .filter(({ name }) => name.replaceAll('\\', '/').endsWith(`/${file}`))
      .flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ fullName = '', status }) => status === 'passed' && fullName.includes(title))
          .map(({ fullName }) => `${name} ${fullName}`),
      );
  });
  return `${new Set(passed).size} tests`;
}

/**
 * The promises whose tests did not all pass in a run of whole suites, each with the reason. What was skipped or has no check yet is not
 * among them: `npm run promises` says so.
 *
 * @param {readonly Promised[]} promises @param {readonly TestFile[]} files @param {(file: string) => boolean} isRun
 */
export function brokenPromises(promises, files, isRun) {
  return promises.flatMap(({ id, tests = [] }) =>
    tests
      .filter((named) => isRun(namedTests(named).file))
      .map((named) => judgeTests(named, files))
      .filter(({ state }) => state === 'failed')
      .flatMap(({ words }) => words.map((word) => `${id} ${word}`)),
  );
}
