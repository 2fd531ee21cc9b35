import { openApiDocument } from '#server/http/openApi/document.ts';

/** What the API document describes under a name of its own. Not everything that could be: only what a group exports and a call uses unchanged. */
export const named: ReadonlySet<string> = new Set(
  Object.keys(Object(openApiDocument({ origins: { b2b: '', b2c: '' }, issuers: [] })['components']).schemas),
);
