/**
 * Pages saved as one file (.mht, .mhtml): a MIME message (RFC 2045, 2046) whose parts are the page, its frames, styles,
 * and images. Only parts that can be a report are decoded.
 */
import { UnreadableReportError } from '../unreadable.ts';
import { decode } from './decode.ts';

type Headers = ReadonlyMap<string, string>;

interface Entity {
  readonly headers: Headers;
  /** One character per byte. */
  readonly body: string;
}

/** A saved page has some hundred parts; parts in parts occur once, in messages with an alternative. */
const mostParts = 5_000;
const deepest = 3;

function headersOf(lines: string): Headers {
  const unfolded = lines.replace(/\r?\n[ \t]+/g, ' ');
  return new Map(
    unfolded.split(/\r?\n/).flatMap((line): [string, string][] => {
      const colon = line.indexOf(':');
      return colon === -1 ? [] : [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
    }),
  );
}

/** Headers end at the first empty line. */
function entityOf(text: string): Entity {
  const end = /\r?\n\r?\n/.exec(text);
  if (end === null) return { headers: headersOf(text), body: '' };
  return { headers: headersOf(text.slice(0, end.index)), body: text.slice(end.index + end[0].length) };
}

const typeOf = ({ headers }: Entity): string => headers.get('content-type') ?? '';
const isMultipart = (entity: Entity): boolean => /^multipart\//i.test(typeOf(entity));
const parameter = (value: string, name: string): string | null =>
  new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]+)"|([^\\s;"]+))`, 'i').exec(value)?.slice(1).find(Boolean) ??
  null;

/** Throws `UnreadableReportError` (truncated) without the closing delimiter, which ends every complete message. */
function partsOf(entity: Entity): readonly Entity[] {
  const boundary = parameter(typeOf(entity), 'boundary');
  if (boundary === null) return [];
  const delimiter = `--${boundary}`;
  const pieces = `\n${entity.body}`.split(`\n${delimiter}`);
  const last = pieces.findIndex((piece, index) => index > 0 && piece.startsWith('--'));
  if (last === -1) throw new UnreadableReportError('truncated');
  if (last > mostParts) throw new UnreadableReportError('tooLarge');
  return pieces.slice(1, last).map((piece) => entityOf(piece.replace(/^[ \t]*\r?\n/, '')));
}

/** The bytes of a text with one character for each; a loop, because `Uint8Array.from` takes a second for a large file. */
function bytesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

const equals = 0x3d;
const softBreak = /=[ \t]*\r?\n/y;
const escape = /=([0-9A-Fa-f]{2})/y;

/** An equals sign that starts neither a soft line break nor an escape stands for itself. */
function quotedPrintable(body: string): Uint8Array {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let index = 0; index < body.length;) {
    const character = body.charCodeAt(index);
    softBreak.lastIndex = index;
    escape.lastIndex = index;
    if (character !== equals) {
      bytes[length++] = character;
      index += 1;
    } else if (softBreak.test(body)) {
      index = softBreak.lastIndex;
    } else {
      const hexadecimal = escape.exec(body)?.[1];
      bytes[length++] = hexadecimal === undefined ? character : Number.parseInt(hexadecimal, 16);
      index += hexadecimal === undefined ? 1 : 3;
    }
  }
  return bytes.subarray(0, length);
}

function base64(body: string): string {
  try {
    return atob(body);
  } catch {
    throw new UnreadableReportError('truncated');
  }
}

/** RFC 2045, section 6. Other encodings (7bit, 8bit, binary) leave the bytes unchanged. */
function decoded({ headers, body }: Entity): Uint8Array {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase();
  if (encoding === 'base64') return bytesOf(base64(body));
  return encoding === 'quoted-printable' ? quotedPrintable(body) : bytesOf(body);
}

const readable =
  /^(?:text\/(?:html|plain|xml|javascript)|application\/(?:xhtml\+xml|xml|json|javascript))\b/i;

function textsOf(entity: Entity, depth: number): readonly string[] {
  if (isMultipart(entity)) {
    return depth > deepest ? [] : partsOf(entity).flatMap((part) => textsOf(part, depth + 1));
  }
  return readable.test(typeOf(entity)) ? [decode(decoded(entity), parameter(typeOf(entity), 'charset'))] : [];
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Whether a file begins with the headers of a message with several parts. */
export function isMime(bytes: Uint8Array): boolean {
  const start = latin1(bytes.subarray(0, 8_192)).trimStart();
  return /^[A-Za-z][\w-]*:/.test(start) && isMultipart(entityOf(start));
}

/** The texts of a saved page's parts, in the order of the file: the page comes first. */
export function mimeTexts(bytes: Uint8Array): readonly string[] {
  return textsOf(entityOf(latin1(bytes).trimStart()), 1);
}
