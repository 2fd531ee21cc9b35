import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ProfileId } from './profiles.ts';
import { CivilDate, Done, Id, Instant, optionalParameter } from './shapes.ts';

/** Where an agency's contract with a client is (machines/clientContract.ts). */
export const ContractState = z.enum(['none', 'disclosed', 'waiting', 'open', 'canceled']);
export type ContractState = z.infer<typeof ContractState>;

/** What happened on paper: the client got the statement of rights, signed the contract, or canceled it. */
export const ContractStep = z.enum(['disclosed', 'signed', 'canceled']);
export type ContractStep = z.infer<typeof ContractStep>;

export const ContractStanding = z.object({
  state: ContractState,
  /** The first day on which the agency may work for the client; null unless the contract is signed and that day has not come. */
  opensOn: z.nullable(CivilDate),
});
export type ContractStanding = z.infer<typeof ContractStanding>;

/**
 * Whether services may be provided: once anything is recorded, only under a signed contract whose three business days have passed
 * (15 U.S.C. 1679d(a)).
 */
export const permitsService = (state: ContractState): boolean => state === 'none' || state === 'open';

export const ClientContract = z.extend(ContractStanding, {
  /** Today in the account's time zone. */
  today: CivilDate,
  /** The account has the terms without which no contract can be printed. */
  hasTerms: z.boolean(),
  /** What counts, oldest first, including earlier contracts. */
  entries: z.array(z.object({ id: Id, step: ContractStep, on: CivilDate, by: z.string(), at: Instant })),
});
export type ClientContract = z.infer<typeof ClientContract>;

export const clientContract = defineCall('clientContract', {
  method: 'GET',
  url: '/api/v1/profile/contract/:profileId',
  reads: 'nothing',
  summary: 'Where the agency’s contract with a client is, and what was recorded about it.',
  failures: ['forbidden'],
  params: ProfileId,
  reply: ClientContract,
});

export const recordContract = defineCall('recordContract', {
  method: 'POST',
  url: '/api/v1/profile/contract/:profileId',
  reads: 'nothing',
  summary: 'Records what happened on paper: the statement of rights, the signature, or the cancellation.',
  description:
    'For agencies and support. Each step follows the one before, on the same day or later, and none is in the future; `changedMeanwhile` if it doesn’t follow what is recorded. From the first entry on, letters are generated, ordered, and recorded as mailed only under a signed contract whose three business days have passed.',
  failures: ['forbidden', 'changedMeanwhile'],
  params: ProfileId,
  body: z.object({ step: ContractStep, on: CivilDate }),
  reply: Done,
});

export const withdrawContract = defineCall('withdrawContract', {
  method: 'DELETE',
  url: '/api/v1/profile/contract/:profileId/entries/:eventId',
  reads: 'nothing',
  summary: 'Withdraws the last entry about a contract, which was recorded by mistake.',
  description: '`changedMeanwhile` if another entry is the last one by now.',
  failures: ['forbidden', 'changedMeanwhile'],
  params: z.object({ profileId: Id, eventId: Id }),
  reply: Done,
});

export const rightsStatement = defineCall('rightsStatement', {
  method: 'GET',
  url: '/api/v1/profile/contract/:profileId/rights',
  reads: 'export',
  summary: 'The statement of rights of 15 U.S.C. 1679c, to be signed as received, as a PDF.',
  description: 'A document of its own, in English, as the law prescribes it. Costs no generation.',
  failures: ['forbidden'],
  params: ProfileId,
  replies: 'pdf',
  perMinute: 20,
});

export const contractToSign = defineCall('contractToSign', {
  method: 'GET',
  url: '/api/v1/profile/contract/:profileId/paper',
  reads: 'export',
  summary: 'The contract to sign, with two notices of cancellation, as a PDF.',
  description:
    '15 U.S.C. 1679d(b) and 1679e(b). `on` is the day on which it is to be signed, by which the last day to cancel is calculated; today without it. Costs no generation.',
  failures: ['forbidden', 'noContractTerms'],
  params: ProfileId,
  query: z.object({ on: optionalParameter(CivilDate) }),
  replies: 'pdf',
  perMinute: 20,
});
