import type { UnreadableReason } from '../unreadable.ts';

interface Kind {
  readonly reason: UnreadableReason;
  /** How files of the kind begin; with `at`, what they have at that place. */
  readonly beginnings: readonly string[];
  readonly at?: number;
  /** How the file itself begins, if what counts is the name of the first file in it. */
  readonly inside?: string;
}

/** Files that people have at hand when they are asked for a report. An office document is a ZIP, so it comes first. */
const kinds: readonly Kind[] = [
  { reason: 'pdf', beginnings: ['%PDF-'] },
  { reason: 'image', beginnings: ['\x89PNG', '\xFF\xD8\xFF', 'GIF8', 'II*\0', 'MM\0*'] },
  { reason: 'image', at: 4, beginnings: ['ftyphei', 'ftypmif1', 'ftypavif'] },
  { reason: 'image', at: 8, beginnings: ['WEBPVP8'] },
  {
    reason: 'document',
    inside: 'PK\x03\x04',
    at: 30,
    beginnings: ['[Content_Types].xml', '_rels/', 'word/', 'mimetype'],
  },
  { reason: 'document', beginnings: ['\xD0\xCF\x11\xE0', '{\\rtf'] },
  { reason: 'archive', beginnings: ['PK\x03\x04', 'PK\x05\x06', '7z\xBC\xAF', 'Rar!', 'BZh', '\xFD7zXZ'] },
  { reason: 'webArchive', beginnings: ['bplist00'] },
];

/**
 * Why a file cannot be read whatever it contains: a PDF (whose text has no reliable order), an image, an office
 * document, an archive, or Safari's web archive. Null for everything else.
 */
export function foreignKind(bytes: Uint8Array): UnreadableReason | null {
  const start = Array.from(bytes.subarray(0, 64), (byte) => String.fromCharCode(byte)).join('');
  const kind = kinds.find(
    ({ beginnings, at, inside = '' }) =>
      start.startsWith(inside) && beginnings.some((beginning) => start.startsWith(beginning, at)),
  );
  return kind?.reason ?? null;
}
