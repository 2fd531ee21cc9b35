import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DocumentKind } from './documents.ts';
import { ReportOf } from './reports.ts';

const Kinds = z.array(DocumentKind).check(z.maxLength(DocumentKind.options.length));

/** How the letters to one recipient differ from what such a recipient usually gets. */
export const EnclosureChoice = z.object({
  /** Documents that the recipient doesn't usually get. They are enclosed once, with the next letters. */
  added: Kinds,
  /** Documents that the recipient usually gets; left out until the choice changes. */
  leftOut: Kinds,
  /** Whether the letters show only the last four digits of the SSN, until the choice changes. */
  ssnLastFour: z.boolean(),
});
export type EnclosureChoice = z.infer<typeof EnclosureChoice>;

const RecipientId = z.string().check(z.minLength(1), z.maxLength(200));

export const Enclosures = z.object({
  /** The documents that the profile has. */
  uploaded: Kinds,
  /** The proof of address was uploaded before the address changed, so that letters don't say that it shows the address; absent otherwise. */
  isProofBeforeMove: z.optional(z.literal(true)),
  /** Whether the profile has an SSN. */
  hasSsn: z.boolean(),
  /** Recipients of this report whose letters differ from the usual. */
  choices: z.array(z.object({ destinationId: RecipientId, choice: EnclosureChoice })),
});
export type Enclosures = z.infer<typeof Enclosures>;

export const letterEnclosures = defineCall('letterEnclosures', {
  method: 'GET',
  url: '/api/v1/profile/:profileId/:reportId/enclosures',
  reads: 'nothing',
  summary: 'What was chosen to be enclosed with letters about a report, by recipient.',
  params: ReportOf,
  reply: Enclosures,
});

export const chooseEnclosures = defineCall('chooseEnclosures', {
  method: 'PUT',
  url: '/api/v1/profile/:profileId/:reportId/enclosures',
  reads: 'nothing',
  summary: 'Chooses what letters to one recipient enclose.',
  description:
    'Applies to previews and to letters generated from now on. A creditor or debt collector never gets the Social Security card.',
  params: ReportOf,
  body: z.object({ destinationId: RecipientId, choice: EnclosureChoice }),
  reply: Enclosures,
});
