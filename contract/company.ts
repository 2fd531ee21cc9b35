import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { documentMegabytes } from './limits.ts';
import { Id, Instant } from './shapes.ts';

/** The multipart field of a CDN upload. */
export const cdnField = 'document';

/** Where a logo is served, under a name no one can guess; logos are meant to be seen. */
export const logoPath = '/api/v1/cdn/';

export const uploadToCdn = defineCall('uploadToCdn', {
  method: 'POST',
  url: '/api/v1/cdn/upload',
  reads: 'nothing',
  summary: "Uploads the company's logo.",
  description: `A PNG or JPG of at most ${documentMegabytes} MiB. It is re-encoded and scaled down; \`result\` is the URL to save as \`companyLogoUrl\`.`,
  failures: ['notAnImage', 'imageTooLarge'],
  upload: cdnField,
  reply: z.object({ ok: z.literal(true), result: z.string() }),
});

export const cdnFile = defineCall('cdnFile', {
  method: 'GET',
  url: '/api/v1/cdn/:name',
  reads: 'nothing',
  summary: 'A company logo.',
  description: 'Needs no token: an image tag cannot send one, and a logo is meant to be seen.',
  params: z.object({ name: z.string().check(z.regex(/^[\w-]{22}$/)) }),
  replies: 'image',
  access: 'public',
});

export const employees = defineCall('employees', {
  method: 'GET',
  url: '/api/v1/employees',
  reads: 'nothing',
  summary: 'The members of the account, in the order they joined.',
  reply: z.object({
    results: z.array(
      z.object({
        id: Id,
        fullName: z.string(),
        mail: z.string(),
        role: z.enum(['owner', 'member']),
        dateJoined: Instant,
        lastActiveDate: z.nullable(Instant),
      }),
    ),
  }),
});

export const affiliates = defineCall('affiliates', {
  method: 'GET',
  url: '/api/v1/affiliates',
  reads: 'nothing',
  summary: 'The affiliates of the account.',
  description: 'Nothing in the product creates an affiliate yet, so the list is empty.',
  reply: z.object({
    results: z.array(z.object({ id: Id, name: z.string(), mail: z.string(), dateJoined: Instant })),
  }),
});
