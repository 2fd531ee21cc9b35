/** Compiles one letter to PDF on the calling thread. The product calls it in a worker; benchmarks call it directly. */
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { Letter } from '#credit/letters/letter.ts';
import type { ComplaintPacket } from '#credit/letters/next/complaint.ts';
import { enclosurePath, templateInput, type EnclosedPage, type Enclosure } from './templateInput.ts';
import { packetInput } from './packetInput.ts';
import { pagesOfPdf } from './pdfPages.ts';
import type { MailingPages } from './mailingPages.ts';
import type { ProgressPages } from './progressPages.ts';
import { printableIn } from './glyphCoverage.ts';
import { letterFonts } from './fonts.ts';
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
}

const directory = fileURLToPath(new URL('.', import.meta.url));
const template = `${directory}letter.typ`;
/** Results unused for this many letters are evicted from the cache. */
const cacheAge = 5;

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
  const printable = printableIn(fonts);
  const typst = NodeCompiler.create({ workspace: directory, fontArgs: [{ fontBlobs: [...fonts] }] });

  function typeset(data: string, letter: Letter, as: LetterFormat): Uint8Array {
    const compiled = typst.compile({ mainFilePath: template, inputs: { letter: data } });
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
  function typesetPages(name: 'progress' | 'packet' | 'mailing', pages: object, date: string): Uint8Array {
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
      typst.evictCache(cacheAge);
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
    return JSON.stringify(templateInput(letter, enclosures), (key, value: unknown) =>
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
        for (const path of paths) typst.unmapShadow(path);
        typst.evictCache(cacheAge);
      }
    },
  };
}
