import { scanAssignmentMachine } from '#machines/scanAssignment.ts';
import { aPicture, ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const ok = { ok: true } as const;

export const scanAssignment = defineCases(
  scanAssignmentMachine,
  {
    'Ana opens a scan that belongs to nobody': { scanId: ids.other, assignedTo: null, sender: null },
    'Ana opens a scan that María has': { scanId: ids.other, assignedTo: ids.profile, sender: 'Equifax' },
  },
  {
    'the scan arrives': done('viewScan', aPicture('scan.png')),
    'the scan doesn’t arrive': thrown('viewScan', refusal('busy')),
    'Ana opens it again': { type: 'scan.retry' },
    'Ana chooses María': {
      event: { type: 'client.choose', profileId: ids.profile },
      when: ({ context }) => context.profileId === null,
    },
    'Ana says that Equifax sent it': {
      event: { type: 'sender.choose', sender: 'Equifax' },
      when: ({ context }) => context.sender === null,
    },
    'Ana assigns it': { type: 'scan.assign' },
    'it is assigned': done('assignScan', ok),
    'it isn’t assigned': thrown('assignScan', refusal('busy')),
    'Ana leaves it without an answer': { type: 'scan.keep' },
    'it leaves the inbox': done('keepScan', ok),
    'it doesn’t leave the inbox': thrown('keepScan', refusal('busy')),
    'Ana wants to discard it': { type: 'discard.ask' },
    'Ana changes her mind': { type: 'discard.cancel' },
    'Ana says that it was scanned twice': {
      event: { type: 'reason.choose', reason: 'duplicate' },
      when: ({ context }) => context.reason === null,
    },
    'Ana discards it': { type: 'discard.confirm' },
    'it is erased': done('discardScan', ok),
    'it isn’t erased': thrown('discardScan', refusal('busy')),
    'Ana closes the dialog': { type: 'dialog.close' },
  },
);
