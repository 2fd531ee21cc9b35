import { fileURLToPath } from 'node:url';
import { buffer } from 'node:stream/consumers';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Letter } from '#credit/letters/letter.ts';
import { createArchive } from '#server/letters/archive.ts';
import { createCompiler } from '#server/letters/compile.ts';
import { letterFonts } from '#server/letters/fonts.ts';
import { glyphsOf } from '#server/letters/glyphs.ts';
import { widestLineIn } from '#server/letters/lineWidths.ts';
import { measured } from '#server/letters/measured.ts';
import { templateInput } from '#server/letters/templateInput.ts';
import { median, type Figure } from './figure.ts';
import { lettersFor } from './lettersFor.ts';

const rounds = 6;
const directory = fileURLToPath(new URL('../../server/letters/', import.meta.url));

/** The same words and tables without our layout: the cost of the engine itself. */
const bareTemplate = `
#let letter = json(bytes(sys.inputs.letter))
#set document(title: "bare")
#set page(paper: "us-letter")
#set text(font: "Noto Sans", size: 10pt, lang: "en")
#for part in letter.parts { par(part) }
#for rows in letter.tables { table(columns: rows.first().len(), ..rows.flatten()) }
`;

function bareData(letter: Letter): string {
  const data = templateInput(letter, []);
  const parts = data.blocks.flatMap((block) =>
    'text' in block
      ? [block.text]
      : [`${String(block.number)}. ${block.heading}`, block.states, ...block.grounds, block.asks],
  );
  const head = [
    data.sender.name,
    ...data.sender.lines,
    data.dateText,
    data.destination.name,
    ...data.destination.lines,
    data.subject,
  ];
  const identification = data.identification.map((line) => line.join(' '));
  const tables = data.exhibits.map((exhibit) => [
    ['Field', ...exhibit.bureaus],
    ...exhibit.rows.map((row) => [row.label, ...row.cells]),
  ]);
  return JSON.stringify({
    parts: [...head, ...identification, ...parts, 'Sincerely,', data.sender.name, ...data.enclosures],
    tables,
  });
}

/** Passes our template and data directly to the engine; the difference is the cost of our own code. */
function engine(): (letter: Letter) => Uint8Array {
  const fonts = letterFonts();
  const [regular, semibold] = fonts.map(glyphsOf);
  if (regular === undefined || semibold === undefined) throw new Error('A letter needs two fonts');
  const widestLine = widestLineIn({ regular, semibold });
  const typst = NodeCompiler.create({ workspace: directory, fontArgs: [{ fontBlobs: [...fonts] }] });
  let documents = 0;
  return (letter) => {
    const data = JSON.stringify(measured(templateInput(letter, []), widestLine));
    typst.mapShadow(`${directory}letter.json`, Buffer.from(data));
    const pdf = typst.pdf(
      { mainFilePath: `${directory}letter.typ` },
      { pdfStandard: 'ua-1', creationTimestamp: 0 },
    );
    documents += 1;
    if (documents % 8 === 0) typst.evictCache(1);
    return pdf;
  };
}

function bareCompiler(): (letter: Letter) => Uint8Array {
  const typst = NodeCompiler.create({ fontArgs: [{ fontBlobs: [...letterFonts()] }] });
  return (letter) => {
    const pdf = typst.pdf(
      { mainFileContent: bareTemplate, inputs: { letter: bareData(letter) } },
      { pdfStandard: 'ua-1', creationTimestamp: 0 },
    );
    typst.evictCache(5);
    return pdf;
  };
}

interface Cost {
  readonly wall: number;
  /** Summed over all threads of the process. */
  readonly cpu: number;
}

/** Milliseconds per letter. */
function costOf(letters: readonly Letter[], compile: (letter: Letter) => unknown): Cost {
  const [begun, used] = [performance.now(), process.cpuUsage()];
  for (const letter of letters) compile(letter);
  const { user, system } = process.cpuUsage(used);
  return { wall: (performance.now() - begun) / letters.length, cpu: (user + system) / 1000 / letters.length };
}

/** Typesetting letters, against the engine with the same text without layout; and the zip of thirty. */
export async function* letters(): AsyncGenerator<Figure> {
  const begun = performance.now();
  const compiler = createCompiler();
  const first = lettersFor('Ana');
  const pdfs = first.slice(0, 1).map((letter) => compiler.compile(letter, []));
  yield { name: 'letters.first', value: performance.now() - begun, unit: 'ms', against: null };

  const [bare, direct] = [bareCompiler(), engine()];
  const [ours, theirs, directly]: [Cost[], Cost[], Cost[]] = [[], [], []];
  for (let round = -1; round < rounds; round += 1) {
    const batch = lettersFor(`Client ${String(round)}`);
    const cost = costOf(batch, (letter) => pdfs.push(compiler.compile(letter, [])));
    const against = costOf(batch, bare);
    const alone = costOf(batch, direct);
    // The first round warms up.
    if (round < 0) continue;
    ours.push(cost);
    theirs.push(against);
    directly.push(alone);
  }
  const of = (costs: readonly Cost[], key: keyof Cost) => median(costs.map((cost) => cost[key]));
  yield {
    name: 'letters.cpu',
    value: of(ours, 'cpu'),
    unit: 'ms',
    against: { name: 'bare Typst', value: of(theirs, 'cpu') },
  };
  yield {
    name: 'letters.cpuAroundEngine',
    value: of(ours, 'cpu'),
    unit: 'ms',
    against: { name: 'the same template in Typst', value: of(directly, 'cpu') },
  };
  yield {
    name: 'letters.perSecond',
    value: 1000 / of(ours, 'wall'),
    unit: '1/s',
    against: { name: 'bare Typst', value: 1000 / of(theirs, 'wall') },
  };

  const entries = pdfs
    .slice(0, 30)
    .map((pdf, index) => ({ name: `letter-${String(index)}.pdf`, bytes: pdf }));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await buffer((await createArchive(entries)).stream);
    times.push(performance.now() - start);
  }
  yield { name: 'letters.zipOf30', value: median(times), unit: 'ms', against: null };
}
