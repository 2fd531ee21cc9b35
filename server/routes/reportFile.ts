import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importReportFile, inspectReportFile, reportFileField } from '#contract/reportFile.ts';
import { ownClaim } from './idempotency.ts';
import { serve } from './serve.ts';
import { createFileReader } from '#server/imports/fileReader.ts';
import { importFile, inspectFile } from '#server/imports/importFile.ts';
import type { Services } from '#server/services.ts';
import { bytesOf, fileOf } from './upload.ts';

export function reportFile(app: FastifyInstance, services: Services): void {
  const read = services.readFile ?? createFileReader();

  async function readerOf(request: FastifyRequest) {
    const file = await fileOf(request, reportFileField);
    return () => bytesOf(file);
  }

  serve(app, inspectReportFile, async ({ session, params, request }) =>
    inspectFile(services, read, { session, ...params, bytes: await readerOf(request) }),
  );

  serve(app, importReportFile, async ({ session, params, request }) => {
    const bytes = await readerOf(request);
    // Without the caller's own key: the content that would stand for one doesn't include the file.
    const claim = ownClaim(request, services);
    const reportId = await importFile(services, read, { session, ...params, bytes, claim });
    return { ok: true, reportId } as const;
  });
}
