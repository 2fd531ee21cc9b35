import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { documentBytes } from '#contract/limits.ts';

/** The only file of an upload. The received bytes are counted, because a declared length proves nothing. */
export async function fileOf(request: FastifyRequest, field: string): Promise<MultipartFile> {
  if (!request.isMultipart()) throw new CallError('invalid', '', [{ field, problem: 'required' }]);
  const limits = { fileSize: documentBytes, files: 1, fields: 4, parts: 5 };
  const file = await request.file({ limits }).catch(refusedAsMalformed);
  if (file?.fieldname !== field) throw new CallError('invalid', '', [{ field, problem: 'required' }]);
  return file;
}

/**
 * All bytes of an uploaded file. Throws `fileTooLarge` if it was cut off at the limit: the plugin itself checks only
 * while bytes arrive, and misses a cut between two chunks.
 */
export async function bytesOf(file: MultipartFile): Promise<Buffer> {
  const bytes = await file.toBuffer().catch(refusedAsMalformed);
  if (file.file.truncated) throw new CallError('fileTooLarge');
  return bytes;
}

/** What the parser says of a form without a boundary or cut short. Only the framework's own errors have codes. */
function refusedAsMalformed(error: unknown): never {
  const isNamed = error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
  throw isNamed ? error : new CallError('invalid');
}
