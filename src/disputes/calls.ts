import { createContext, useContext } from 'react';
import { ownDisputes, recordOwnEvent, uploadOwnFile } from '#contract/clientPage.ts';
import { type DisputeMarks, disputeMarks, ownDisputeMarks } from '#contract/disputeMarks.ts';
import { complaintPacketFile, ownComplaintPacket } from '#contract/complaints.ts';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { disputes, recordDisputeEvent, uploadDisputeFile, viewDisputeFile } from '#contract/disputes.ts';
import { keyOfFile } from '#src/api/fileKeys.ts';
import { type FetchedFile, fetchFile, perform } from '#src/api/perform.ts';
import type { Bureau } from '#contract/shapes.ts';
import type { Disputes } from './load.ts';

interface Entry {
  readonly profileId: string;
  readonly event: DisputeEvent;
  /** The entry that this one corrects; null if it is a new one. */
  readonly replaces: string | null;
  /** Letters of that entry that keep what it says of them. */
  readonly keeps?: readonly string[];
  readonly idempotencyKey: string;
}

/**
 * How the forms about letters reach the server: for a member of the account, or for the client on their own page, whose key then
 * takes the place of the profile's id.
 */
export interface DisputeCalls {
  /** `already`: another window had recorded it. */
  readonly recordDisputeEvent: (
    entry: Entry,
    signal?: AbortSignal,
  ) => Promise<{ id: string; already?: true | undefined }>;
  readonly uploadDisputeFile: (
    file: { readonly profileId: string; readonly file: Blob },
    signal: AbortSignal,
  ) => Promise<{ id: string }>;
  readonly viewDisputeFile: (
    file: { readonly profileId: string; readonly fileId: string },
    signal: AbortSignal,
  ) => Promise<Blob>;
  readonly disputeMarks: (of: { readonly profileId: string }, signal: AbortSignal) => Promise<DisputeMarks>;
  readonly disputes: (of: { readonly profileId: string }, signal: AbortSignal) => Promise<Disputes>;
  readonly complaintPacket: (
    of: { readonly profileId: string; readonly bureau: Bureau },
    signal: AbortSignal,
  ) => Promise<FetchedFile>;
  /** Whose page it is: a client reads of their letters, a member of disputes. */
  readonly whose: 'member' | 'client';
  /** The page with the letters. */
  readonly lettersAt: (profileId: string) => string;
  /** The page that records an answer, without its query. */
  readonly answerAt: (profileId: string) => string;
}

const bodyOf = ({ event, replaces }: Entry) => ({ event, ...(replaces !== null && { replaces }) });
/** Only members correct what was recorded about several letters at once. */
const membersBodyOf = ({ keeps, ...entry }: Entry) => ({
  ...bodyOf(entry),
  ...(keeps !== undefined && { keeps: [...keeps] }),
});
const withSignal = (signal: AbortSignal | undefined) => signal && { signal };

export const membersCalls: DisputeCalls = {
  recordDisputeEvent: ({ profileId, idempotencyKey, ...entry }, signal) =>
    perform(recordDisputeEvent, {
      params: { profileId },
      body: membersBodyOf({ profileId, idempotencyKey, ...entry }),
      idempotencyKey,
      ...withSignal(signal),
    }),
  uploadDisputeFile: ({ profileId, file }, signal) =>
    perform(uploadDisputeFile, { params: { profileId }, file, idempotencyKey: keyOfFile(file), signal }),
  viewDisputeFile: async (params, signal) => (await fetchFile(viewDisputeFile, { params, signal })).content,
  disputeMarks: (params, signal) => perform(disputeMarks, { params, signal }),
  disputes: (params, signal) => perform(disputes, { params, signal }),
  complaintPacket: (params, signal) => fetchFile(complaintPacketFile, { params, signal }),
  whose: 'member',
  lettersAt: (profileId) => `/disputes/${profileId}`,
  answerAt: (profileId) => `/answer/${profileId}`,
};

/** The client's own. Stored files belong to entries, which only the agency sees and corrects. */
export const clientsCalls: DisputeCalls = {
  recordDisputeEvent: ({ profileId: clientKey, idempotencyKey, ...entry }, signal) =>
    perform(recordOwnEvent, {
      params: { clientKey },
      body: bodyOf({ profileId: clientKey, idempotencyKey, ...entry }),
      idempotencyKey,
      ...withSignal(signal),
    }),
  uploadDisputeFile: ({ profileId: clientKey, file }, signal) =>
    perform(uploadOwnFile, { params: { clientKey }, file, idempotencyKey: keyOfFile(file), signal }),
  viewDisputeFile: () => Promise.reject(new Error('A client opens no stored files')),
  disputeMarks: ({ profileId: clientKey }, signal) =>
    perform(ownDisputeMarks, { params: { clientKey }, signal }),
  disputes: ({ profileId: clientKey }, signal) => perform(ownDisputes, { params: { clientKey }, signal }),
  complaintPacket: ({ profileId: clientKey, bureau }, signal) =>
    fetchFile(ownComplaintPacket, { params: { clientKey, bureau }, signal }),
  whose: 'client',
  lettersAt: (clientKey) => `/client/${clientKey}`,
  answerAt: (clientKey) => `/client/${clientKey}/answer`,
};

/** A member's, unless a client's page says otherwise. */
export const DisputeCallsContext = createContext<DisputeCalls>(membersCalls);

export const useDisputeCalls = (): DisputeCalls => useContext(DisputeCallsContext);
