/** From bytes to text, in the encodings in which providers send reports and browsers save them. */

/** The one-byte encodings that occur. HTML treats all of them as windows-1252, which contains them. */
const oneByte = /^(?:iso-8859-(?:1|15)|latin-?1|windows-1252|us-ascii)$/i;
const declarations = [
  /^\s*<\?xml\s[^>]*\bencoding\s*=\s*["']([\w-]+)["']/i,
  /<meta\s[^>]*\bcharset\s*=\s*["']?\s*([\w-]+)/i,
];
/** The encoding declaration of a page is in its first 1,024 bytes (HTML, section 4.2.5.4); some tools write it later. */
const searched = 4_096;

/** UTF-16 without a byte order mark: every report begins with ASCII characters. */
function utf16(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  return first === 0 && second !== 0 && third === 0 && fourth !== 0 ? 'utf-16be' : null;
}

function declared(bytes: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, searched));
  for (const declaration of declarations) {
    const name = declaration.exec(start)?.[1];
    if (name !== undefined) return name;
  }
  return null;
}

/** Whether the text shows that its bytes are no UTF-8: more invalid sequences than valid ones beyond ASCII. */
function isMisread(text: string): boolean {
  if (!text.includes('\uFFFD')) return false;
  let invalid = 0;
  let valid = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0xfffd) invalid += 1;
    else if (unit > 0x7f) valid += 1;
  }
  return invalid > valid;
}

/**
 * The text of a file: UTF-16 with or without a byte order mark, the one-byte encoding that `charset`, an XML
 * declaration, or a page's `<meta>` names, otherwise UTF-8; and windows-1252 if that cannot be. Bytes that remain
 * invalid become U+FFFD.
 */
export function decode(bytes: Uint8Array, charset: string | null = null): string {
  const wide = utf16(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  const named = charset ?? declared(bytes) ?? '';
  if (oneByte.test(named)) return new TextDecoder('windows-1252').decode(bytes);
  const text = new TextDecoder('utf-8').decode(bytes);
  return isMisread(text) ? new TextDecoder('windows-1252').decode(bytes) : text;
}
