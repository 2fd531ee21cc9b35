import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Agency, ClientKey } from './clientKey.ts';

export const ownPages = defineCall('ownPages', {
  method: 'GET',
  url: '/api/v1/client',
  reads: 'nothing',
  summary: 'The pages of the agencies whose client the caller is.',
  description: 'Needs no account and creates none.',
  reply: z.object({
    /** Whether the caller also has an account of their own. */
    hasAccount: z.boolean(),
    results: z.array(z.object({ ...ClientKey.shape, ...Agency.shape })),
  }),
  access: 'token',
});
