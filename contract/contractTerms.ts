import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Done, Instant } from './shapes.ts';

const filled = (most: number) =>
  z.string({ error: 'required' }).check(z.trim(), z.minLength(1, 'required'), z.maxLength(most));

/** What a contract must say besides the agency's name (15 U.S.C. 1679d(b)). */
export const ContractTerms = z.object({
  /** A full and detailed description of the services. */
  services: filled(4_000),
  /** All guarantees; '' if there are none, which the contract then says. */
  guarantees: z.string().check(z.trim(), z.maxLength(2_000)),
  /** The estimated date, or the estimated length of the period, by which the services will be performed. */
  completion: filled(300),
  /** The terms and conditions of payment. */
  payment: filled(2_000),
  /** The total of all payments, to the agency or to anyone else. */
  total: filled(200),
  /** The principal business address. */
  address: filled(300),
});
export type ContractTerms = z.infer<typeof ContractTerms>;

export const contractTerms = defineCall('contractTerms', {
  method: 'GET',
  url: '/api/v1/settings/contract',
  reads: 'nothing',
  summary: 'The terms of the agency’s contract with its clients, or null.',
  failures: ['forbidden'],
  reply: z.object({
    /** As clients know the agency; the contract has it. */
    agency: z.string(),
    terms: z.nullable(ContractTerms),
    /** When they were saved; null if none are. */
    savedAt: z.nullable(Instant),
  }),
});

export const saveContractTerms = defineCall('saveContractTerms', {
  method: 'POST',
  url: '/api/v1/settings/contract',
  reads: 'nothing',
  summary: 'Saves the terms of the agency’s contract with its clients.',
  description:
    'Contracts that are signed already are what their paper says. With `savedAt`, `changedMeanwhile` if others were saved since.',
  failures: ['forbidden', 'changedMeanwhile'],
  body: z.extend(ContractTerms, {
    /** That of the terms that these replace; null if there were none. Without it, any are replaced. */
    savedAt: z.optional(z.nullable(Instant)),
  }),
  reply: z.extend(Done, { savedAt: Instant }),
});
