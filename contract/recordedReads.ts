/**
 * What people read that the record of access keeps, one row per access: a profile's details, one sensitive value in
 * full, an identity document, a report or what is in it, letters before and after they are generated, and exports.
 */
export const recordedReads = ['profile', 'revealedValue', 'document', 'report', 'letters', 'export'] as const;

export type RecordedRead = (typeof recordedReads)[number];
