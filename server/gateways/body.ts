import { GatewayError } from './failure.ts';

/**
 * Reads a response body up to `limit` bytes, counted after decompression, so that neither a false length nor a gzip
 * bomb takes more memory than that.
 */
export async function boundedBody(response: Response, limit: number): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) return tooLarge(response);
  const reader = response.body?.getReader();
  if (reader === undefined) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      throw new GatewayError('tooLarge');
    }
    chunks.push(part.value);
  }
  return joined(chunks, size);
}

async function tooLarge(response: Response): Promise<never> {
  await response.body?.cancel();
  throw new GatewayError('tooLarge');
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
