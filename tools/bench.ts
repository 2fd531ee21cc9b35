/**
 * `npm run bench [-- NAME …]`: one JSON line per figure, `{name, value, unit, against, ratio}`. Compare ratios,
 * never milliseconds from two machines. docs/performance.md says what each figure means.
 */
import { calls } from './bench/calls.ts';
import { print, type Figure } from './bench/figure.ts';
import { growth } from './bench/growth.ts';
import { letters } from './bench/letters.ts';
import { list } from './bench/list.ts';
import { longLists } from './bench/longLists.ts';
import { manyClients } from './bench/manyClients.ts';
import { outcomes } from './bench/outcomes.ts';
import { paths } from './bench/paths.ts';
import { phone } from './bench/phone.ts';
import { reading } from './bench/reading.ts';
import { starting } from './bench/start.ts';
import { screens } from './bench/screens.ts';
import { tasks } from './bench/tasks.ts';
import { web } from './bench/web.ts';
import { wordsOf } from './usage.mjs';

const benches: Readonly<Record<string, () => AsyncGenerator<Figure>>> = {
  reading,
  growth,
  letters,
  clients: manyClients,
  calls,
  long: longLists,
  web,
  phone,
  list,
  paths,
  screens,
  outcomes,
  start: starting,
  tasks,
};

const help = `npm run bench               every benchmark; docs/performance.md says what each figure means
npm run bench -- NAME …     these: ${Object.keys(benches).join(', ')}`;
const chosen = wordsOf(help, (name) => name in benches);
for (const [name, bench] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for await (const figure of bench()) print(figure);
}
