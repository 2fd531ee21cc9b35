/** What browsers, and people, make of a report when they save it. */
import { gzipSync } from 'node:zlib';

const boundary = '----MultipartBoundary--x1y2z3----';

/** One part of a saved page, as Chrome writes it. */
export function aPart(type: string, encoding: string, body: string | Buffer): string {
  return `--${boundary}\r\nContent-Type: ${type}\r\nContent-ID: <frame-1@mhtml.blink>\r\nContent-Transfer-Encoding: ${encoding}\r\nContent-Location: https://provider.example/report\r\n\r\n${body.toString('latin1')}\r\n`;
}

export function aSavedPage(...parts: readonly string[]): Buffer {
  const head = `From: <Saved by Blink>\r\nSnapshot-Content-Location: https://provider.example/report\r\nSubject: Report\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="${boundary}"\r\n\r\n\r\n`;
  return Buffer.from(`${head}${parts.join('')}--${boundary}--\r\n`, 'latin1');
}

/** RFC 2045, section 6.7: escapes everything but printable ASCII, and breaks lines softly. */
export function quotedPrintable(text: string): string {
  const escaped = Array.from(Buffer.from(text), (byte) =>
    byte === 0x3d || byte < 0x20 || byte > 0x7e
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  const lines: string[] = [''];
  for (const piece of escaped) {
    if (`${lines.at(-1)}${piece}`.length > 75) lines.push(piece);
    else lines[lines.length - 1] = `${lines.at(-1)}${piece}`;
  }
  return lines.join('=\r\n');
}

export const lines76 = (text: string): string => text.replace(/.{76}/g, '$&\r\n');

const typeOf = (text: string): string =>
  text.startsWith('<?xml') ? 'text/xml' : text.startsWith('<') ? 'text/html' : 'application/json';
const styles = aPart('text/css', 'quoted-printable', '.rpt_content_wrapper { color: black }');
const picture = aPart('image/png', 'base64', 'iVBORw0KGgo=');
const frame = aPart('text/html', 'quoted-printable', '<html><body>Menu</body></html>');

/** Forms of a file that lose nothing. Each gives the bytes for a report's text. */
export const wholeForms: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8 with a byte order mark': (text) => Buffer.from(`\uFEFF${text}`),
  'UTF-16 LE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16 BE': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'UTF-16 without a byte order mark': (text) => Buffer.from(text, 'utf16le'),
  gzip: (text) => gzipSync(text),
  'MHTML, quoted-printable': (text) =>
    aSavedPage(
      frame,
      aPart(`${typeOf(text)}; charset="utf-8"`, 'quoted-printable', quotedPrintable(text)),
      styles,
      picture,
    ),
  'MHTML, base64': (text) =>
    aSavedPage(styles, aPart(typeOf(text), 'base64', lines76(Buffer.from(text).toString('base64'))), picture),
  'MHTML, binary': (text) => aSavedPage(aPart(typeOf(text), 'binary', Buffer.from(text))),
};

/** JSON as a browser shows it, saved as a page. */
export const inPre = (json: string): string =>
  `<!-- saved from url=(0030)https://provider.example/report --><html><head><meta name="color-scheme" content="light dark"></head><body><pre style="word-wrap: break-word;">${json.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre></body></html>`;
