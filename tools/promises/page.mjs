import { commandKey, namedTests } from './judge.mjs';

/**
 * @typedef {import('./promise.d.ts').Promised} Promised
 * @typedef {{ words: string, on: string }} LastFigure what a promise’s checks said at the end, and the date
 */

const intro = `# Promises

What Redress promises about safety, and what shows that each promise is kept. \`npm run promises\` runs all of it; \`npm test\` fails if a
test named here is missing or fails. \`npm run promises -- --write\` writes this page, with the figures of that run; a promise that it
did not run keeps its last figure.

| Promise | Says | Shown by | Last figure | On |
| --- | --- | --- | --- | --- |`;

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @param {Promised} promised */
function shownBy({ tests = [], commands = [], elsewhere }) {
  const parts = [
    ...new Set(tests.map((named) => `\`${namedTests(named).file}\``)),
    ...commands.map(({ run }) => `\`npm run ${commandKey(run)}\``),
    ...(elsewhere === undefined ? [] : [`not here: ${elsewhere}`]),
  ];
  return parts.length === 0 ? 'nothing yet' : parts.join(', ');
}

/** The page. @param {readonly Promised[]} promises @param {ReadonlyMap<string, LastFigure>} figures by id */
export function pageOf(promises, figures) {
  const rows = promises.map((promised) => {
    const { words = '', on = '' } = figures.get(promised.id) ?? {};
    return `| ${[promised.id, promised.text, shownBy(promised), words, on].map(cell).join(' | ')} |`;
  });
  return [intro, ...rows, ''].join('\n');
}

/** The figures on a page. @param {string} page @returns {Map<string, LastFigure>} */
export function figuresOn(page) {
  const rows = page.split('\n').filter((line) => /^\| P\d\d /.test(line));
  return new Map(
    rows.map((row) => {
      const [id = '', , , words = '', on = ''] = row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((each) => each.trim().replaceAll('\\|', '|'));
      return [id, { words, on }];
    }),
  );
}
