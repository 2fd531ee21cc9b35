const unseen = '#served{display:none}';

/** Hides the drawing in a window that would answer a media query otherwise: something else would be drawn there. */
function unless(query: string, matched: boolean): string {
  if (!matched) return `@media ${query}{${unseen}}`;
  const others = query
    .split(', ')
    .map((each) => `(not (${each.includes(' and ') ? each : each.slice(1, -1)}))`);
  return `@media ${others.join(' and ')}{${unseen}}`;
}

const style = [
  // The page has it as its own place from then on.
  '#served,fieldset#root{display:contents}',
  // What can't be used yet looks like it.
  '#served :is(button,input,select):disabled{cursor:progress;opacity:.6}',
  // Which key it is depends on the keyboard.
  '#served kbd{visibility:hidden}',
  // Only the first rows are there: the list can be scrolled once all are.
  '#served[data-long] [role=table]{overflow:hidden;scrollbar-gutter:stable}',
].join('');

const rowCount = /aria-rowcount="(\d+)"/;
const row = /class="line row"/g;

/** Whether a table has rows that are not drawn. */
const isCut = (markup: string): boolean =>
  Number(rowCount.exec(markup)?.[1] ?? 0) > (markup.match(row)?.length ?? 0) + 1;

/**
 * What was drawn, as a part of the page: nothing in it can be used but its links. Fields and buttons are switched off by the
 * field set, all at once.
 * @param answers the media queries on which the drawing depends
 */
export function framed(markup: string, answers: ReadonlyMap<string, boolean>): string {
  const guards = [...answers].map(([query, matched]) => unless(query, matched)).join('');
  const long = isCut(markup) ? ' data-long' : '';
  const page = `<fieldset id="served" role="presentation" disabled${long}>${markup}</fieldset>`;
  // Laid out once all of it has arrived: what comes later in it can push down what came before.
  return `<style>${unseen}</style>${page}<style>${style}${guards}</style>`;
}
