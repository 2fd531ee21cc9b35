import * as z from 'zod/mini';
import type { Ask } from '#tests/support/apiClient.ts';

const Counters = z.object({ generationsLeft: z.object({ value: z.int(), until: z.null() }) });

/** How many generations the account of who asks has. */
export const generationsLeft = async (ask: Ask): Promise<number> =>
  Counters.parse((await ask('/allgenerations')).answer).generationsLeft.value;
