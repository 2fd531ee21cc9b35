import { letterCheck as letterCheckCall } from '#contract/letterCheck.ts';
import { letterCheckMachine } from '#machines/letterCheck.ts';
import { perform } from '#src/api/perform.ts';
import { wire } from '#src/workflow/wire.ts';

/** Whether a bureau could tell whose letters these are, connected to its call. */
export const letterCheck = wire(letterCheckMachine, {
  letterCheck: (input, signal) => perform(letterCheckCall, { params: input, signal }),
});
