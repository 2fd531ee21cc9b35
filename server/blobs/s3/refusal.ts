import { parseXml, textOf } from './xml.ts';

/** The object store did not do what was asked. */
export interface Refusal {
  readonly status: number;
  /** The store's own word: `SlowDown`, `AccessDenied`; `HTTP 502` if it has none. */
  readonly code: string;
}

/** The store was told something that it did not get, or is doing something else with the same object. */
const damagedOrBusy: ReadonlySet<string> = new Set([
  'BadDigest',
  'ConditionalRequestConflict',
  'IncompleteBody',
  'OperationAborted',
  'RequestTimeout',
  'XAmzContentSHA256Mismatch',
]);

/** Reads a refusal to its end, so that its connection can be used again. */
export async function refusalIn(response: Response): Promise<Refusal> {
  const text = await response.text();
  return { status: response.status, code: codeIn(text) ?? `HTTP ${response.status}` };
}

/** The error code in a document; null if it contains none. */
export function codeIn(text: string): string | null {
  try {
    const root = parseXml(text);
    return root.name === 'Error' ? textOf(root, 'Code') || null : null;
  } catch {
    // A proxy in between answers with a page, and HEAD with nothing.
    return null;
  }
}

/**
 * Whether another attempt can succeed. What is not idempotent is repeated only if the store says that it has not begun
 * with it.
 */
export function isTemporary({ status, code }: Refusal, isIdempotent: boolean): boolean {
  if (status === 429 || code === 'SlowDown') return true;
  if (!isIdempotent) return false;
  return [408, 500, 502, 503, 504].includes(status) || damagedOrBusy.has(code);
}
