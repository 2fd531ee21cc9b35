import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Agency, ClientKey } from './clientKey.ts';

export const ownPages = defineCall('ownPages', {
  method: 'GET',
  url: '/api/v1/client',
  reads: 'nothing',
  summary: 'The pages of agencies to whom the caller is bound as a client.',
  description: 'Needs no account and creates none.',
  reply: z.object({
    /** Whether the caller also has an account of their own. */
    hasAccount: z.boolean(),
    results: z.array(z.object({ ...ClientKey.shape, ...Agency.shape })),
  }),
  access: 'token',
});
