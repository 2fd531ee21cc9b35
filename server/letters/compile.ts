/** Compiles one letter to PDF on the calling thread. The product calls it in a worker; benchmarks call it directly. */
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { Letter } from '#credit/letters/letter.ts';
import type { ComplaintPacket } from '#credit/letters/next/complaint/packet.ts';
import { enclosurePath, templateInput, type EnclosedPage, type Enclosure } from './templateInput.ts';
import { packetInput } from './packetInput.ts';
import { pagesOfPdf } from './pdfPages.ts';
import type { ContractPages } from './contractPages.ts';
import type { MailingPages } from './mailingPages.ts';
import type { ProgressPages } from './progressPages.ts';
import { printableIn } from './printable.ts';
import { letterFonts } from './fonts.ts';
import { glyphsOf } from './glyphs.ts';
import { widestLineIn } from './lineWidths.ts';
import { measured } from './measured.ts';
import { TypesettingError, type TypesettingReason } from './typesettingError.ts';

/** For the envelope, or for a screen. */
export type LetterFormat = 'pdf' | 'svg';

export interface Compiler {
  /**
   * PDF/UA-1, with embedded fonts and tags; or the same pages as one SVG, each 612 by 792 points, one below the
   * other. The same letter gives the same bytes. Throws `TypesettingError`.
   */
  compile(letter: Letter, enclosures: readonly Enclosure[], as?: LetterFormat): Uint8Array;
  /** A progress report as PDF, like a letter. */
  compileProgress(pages: ProgressPages): Uint8Array;
  /** A packet for a complaint as PDF, like a letter. */
  compilePacket(packet: ComplaintPacket): Uint8Array;
  /** A list for certified mail as PDF, like a letter. */
  compileMailing(pages: MailingPages): Uint8Array;
  /** A paper about a contract as PDF, like a letter. */
  compileContract(pages: ContractPages): Uint8Array;
}

const directory = fileURLToPath(new URL('.', import.meta.url));
const template = `${directory}letter.typ`;
const dataPath = `${directory}letter.json`;
/**
 * The compiler's cache is cleaned after this many documents, because looking through it takes as long as a page. What was
 * not used since the last cleaning is evicted.
 */
const cleanEvery = 8;

/**
 * The white background of each page, which the typesetter draws at the position of the first page, where it would
 * hide other pages.
 */
const white =
  /<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0v 792 h 612 v -792 Z ?"\/>/g;

/** The pages without their background and without indentation, which saves a sixth of the text. */
function drawn(svg: string): string {
  return svg.replaceAll(/\n\s*/g, '').replaceAll(white, '');
}

/** `date` is a civil date; with the time of day, the same letter would not give the same bytes. */
const pdfOf = (date: string) =>
  ({ pdfStandard: 'ua-1', creationTimestamp: Date.parse(date) / 1000 }) as const;

export function createCompiler(): Compiler {
  const fonts = letterFonts();
  const [regular, semibold] = fonts.map(glyphsOf);
  if (regular === undefined || semibold === undefined) throw new Error('A letter needs two fonts');
  const printable = printableIn([regular, semibold]);
  const widestLine = widestLineIn({ regular, semibold });
  let documents = 0;
  const typst = NodeCompiler.create({ workspace: directory, fontArgs: [{ fontBlobs: [...fonts] }] });

  function clean(): void {
    documents += 1;
    if (documents % cleanEvery === 0) typst.evictCache(1);
  }

  /** The data is a file: as an input, it would be part of what every cached result depends on. */
  function typeset(data: string, letter: Letter, as: LetterFormat): Uint8Array {
    typst.mapShadow(dataPath, Buffer.from(data));
    const compiled = typst.compile({ mainFilePath: template });
    if (compiled.result === null) throw new TypesettingError(reasonOf(compiled.takeDiagnostics()));
    try {
      if (as === 'svg') return Buffer.from(drawn(typst.plainSvg(compiled.result)));
      return typst.pdf(compiled.result, pdfOf(letter.date));
    } catch {
      // The compiler's own message quotes the letter.
      throw new TypesettingError('refused');
    }
  }

  /** Pages that consist of texts only. `date` is the civil date that they bear. */
  function typesetPages(
    name: 'progress' | 'packet' | 'mailing' | 'contract',
    pages: object,
    date: string,
  ): Uint8Array {
    const [year, month, day] = date.split('-').map(Number);
    const data = JSON.stringify({ ...pages, year, month, day }, (_, value: unknown) =>
      typeof value === 'string' ? printable.only(value) : value,
    );
    try {
      const compiled = typst.compile({ mainFilePath: `${directory}${name}.typ`, inputs: { [name]: data } });
      if (compiled.result === null) throw new TypesettingError(reasonOf(compiled.takeDiagnostics()));
      return typst.pdf(compiled.result, pdfOf(date));
    } catch (error) {
      // The compiler's own message quotes the text.
      throw error instanceof TypesettingError ? error : new TypesettingError('refused');
    } finally {
      clean();
    }
  }

  function reasonOf(diagnostics: NodeError | null): TypesettingReason {
    const words = diagnostics === null ? '' : JSON.stringify(typst.fetchDiagnostics(diagnostics));
    return /decode image|image format/i.test(words) ? 'unreadableEnclosure' : 'refused';
  }

  /**
   * Characters that no letter font has are printed as "?" if they come from the report. In an address or a
   * signature, they are an error.
   */
  function printableData(letter: Letter, enclosures: readonly EnclosedPage[]): string {
    const { sender, destination, signature } = letter;
    const signed = signature === undefined ? [] : [signature.name];
    const addressed = [sender.name, ...sender.lines, destination.name, ...destination.lines, ...signed];
    if (!addressed.every(printable.all)) throw new TypesettingError('unprintable');
    return JSON.stringify(measured(templateInput(letter, enclosures), widestLine), (key, value: unknown) =>
      typeof value === 'string' && key !== 'path' ? printable.only(value) : value,
    );
  }

  function pagesOf({ title, type, bytes, first }: Enclosure): readonly EnclosedPage[] {
    if (type !== 'application/pdf') return [{ title, type, bytes }];
    return pagesOfPdf(typst, directory, bytes, first).map((page) => ({
      title,
      type: 'image/svg+xml',
      bytes: page,
    }));
  }

  return {
    compileProgress: (pages) => typesetPages('progress', pages, pages.date),
    compilePacket: (packet) => typesetPages('packet', packetInput(packet), packet.date),
    compileContract: (pages) => typesetPages('contract', pages, pages.date),
    compileMailing: (pages) => typesetPages('mailing', pages, pages.date),
    compile(letter, enclosures, as = 'pdf') {
      const pages = enclosures.flatMap(pagesOf);
      const paths = pages.map((page, index) => `${directory}${enclosurePath(index, page).slice(1)}`);
      try {
        pages.forEach(({ bytes }, index) => {
          typst.mapShadow(paths[index] ?? '', Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
        });
        return typeset(printableData(letter, pages), letter, as);
      } finally {
        for (const path of [...paths, dataPath]) typst.unmapShadow(path);
        clean();
      }
    },
  };
}
