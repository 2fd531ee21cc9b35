/** One mail, as far as people and tests look at it. */
export interface ReceivedMail {
  readonly id: string;
  /** The recipients named to the server, not those that the mail shows. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  /** The part that is plain text. */
  readonly text: string;
  /** Whether there is a part with markup as well. */
  readonly hasHtml: boolean;
  /** ISO 8601. */
  readonly at: string;
}

function headersAndBody(text: string): readonly [ReadonlyMap<string, string>, string] {
  const end = text.search(/\r?\n\r?\n/);
  const head = end === -1 ? text : text.slice(0, end);
  const headers = head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
  return [new Map(headers), end === -1 ? '' : text.slice(end).replace(/^(\r?\n){2}/, '')];
}

function bytesDecoded(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
function wordsDecoded(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? bytesDecoded(coded, 'base64')
        : bytesDecoded(coded.replaceAll('_', ' '), 'quoted-printable'),
    );
}

interface Part {
  readonly type: string;
  readonly text: string;
}

function partsOf(text: string): readonly Part[] {
  const [headers, body] = headersAndBody(text);
  const type = headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary === undefined)
    return [{ type, text: bytesDecoded(body, headers.get('content-transfer-encoding') ?? '') }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => partsOf(part.replace(/^\r?\n/, '')));
}

/** Reads what nodemailer writes: plain text and HTML as alternatives, in UTF-8. */
export function parsedMail(message: string, to: readonly string[], at: Date): ReceivedMail {
  const [headers] = headersAndBody(message);
  const parts = partsOf(message);
  const textOf = (type: string) => parts.find((part) => part.type.startsWith(type))?.text.trim() ?? '';
  return {
    id: headers.get('message-id') ?? '',
    to,
    from: wordsDecoded(headers.get('from') ?? ''),
    subject: wordsDecoded(headers.get('subject') ?? ''),
    text: textOf('text/plain').replaceAll('\r\n', '\n'),
    hasHtml: textOf('text/html') !== '',
    at: at.toISOString(),
  };
}
