/** Compiles one letter to PDF on the calling thread. The product calls it in a worker; benchmarks call it directly. */
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import type { Letter } from '#credit/letters/letter.ts';
import type { ComplaintPacket } from '#credit/letters/next/complaint.ts';
import { enclosurePath, templateInput, type EnclosedPage, type Enclosure } from './templateInput.ts';
import { packetInput } from './packetInput.ts';
import { pagesOfPdf } from './pdfPages.ts';
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
}

const directory = fileURLToPath(new URL('.', import.meta.url));
const template = `${directory}letter.typ`;
const progressTemplate = `${directory}progress.typ`;
const packetTemplate = `${directory}packet.typ`;
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

export function createCompiler(): Compiler {
  const fonts = letterFonts();
  const printable = printableIn(fonts);
  const typst = NodeCompiler.create({ workspace: directory, fontArgs: [{ fontBlobs: [...fonts] }] });

  function typeset(data: string, letter: Letter, as: LetterFormat): Uint8Array {
    const compiled = typst.compile({ mainFilePath: template, inputs: { letter: data } });
    if (compiled.result === null) throw new TypesettingError(reasonOf(compiled.takeDiagnostics()));
    try {
      if (as === 'svg') return Buffer.from(drawn(typst.plainSvg(compiled.result)));
      return typst.pdf(compiled.result, {
        pdfStandard: 'ua-1',
        creationTimestamp: Date.parse(letter.date) / 1000,
      });
    } catch {
      // The compiler's own message quotes the letter.
      throw new TypesettingError('refused');
    }
  }

  function typesetProgress(pages: ProgressPages): Uint8Array {
    const [year, month, day] = pages.date.split('-').map(Number);
    const report = JSON.stringify({ ...pages, year, month, day }, (_, value: unknown) =>
      typeof value === 'string' ? printable.only(value) : value,
    );
    const compiled = typst.compile({ mainFilePath: progressTemplate, inputs: { report } });
    if (compiled.result === null) throw new TypesettingError(reasonOf(compiled.takeDiagnostics()));
    try {
      return typst.pdf(compiled.result, {
        pdfStandard: 'ua-1',
        creationTimestamp: Date.parse(pages.date) / 1000,
      });
    } catch {
      throw new TypesettingError('refused');
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
    const { sender, destination } = letter;
    const addressed = [sender.name, ...sender.lines, destination.name, ...destination.lines];
    if (!addressed.every(printable.all)) throw new TypesettingError('unprintable');
    return JSON.stringify(templateInput(letter, enclosures), (key, value: unknown) =>
      typeof value === 'string' && key !== 'path' ? printable.only(value) : value,
    );
  }

  function typesetPacket(packet: ComplaintPacket): Uint8Array {
    const data = JSON.stringify(packetInput(packet), (_, value: unknown) =>
      typeof value === 'string' ? printable.only(value) : value,
    );
    const compiled = typst.compile({ mainFilePath: packetTemplate, inputs: { packet: data } });
    if (compiled.result === null) throw new TypesettingError(reasonOf(compiled.takeDiagnostics()));
    try {
      return typst.pdf(compiled.result, {
        pdfStandard: 'ua-1',
        creationTimestamp: Date.parse(packet.date) / 1000,
      });
    } catch {
      throw new TypesettingError('refused');
    }
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
    compileProgress(pages) {
      try {
        return typesetProgress(pages);
      } finally {
        typst.evictCache(cacheAge);
      }
    },
    compilePacket(packet) {
      try {
        return typesetPacket(packet);
      } finally {
        typst.evictCache(cacheAge);
      }
    },
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
