/** Shapes that several calls share. */
import * as z from 'zod/mini';
import { bureaus } from '#vocabulary/bureaus.ts';
import { listedStatuses } from '#vocabulary/listedStatuses.ts';
import { profileStatuses } from '#vocabulary/profileStatuses.ts';

export const Id = z.uuid();
export const Variant = z.enum(['b2b', 'b2c']);
export type Variant = z.infer<typeof Variant>;

export const ProfileStatus = z.enum(profileStatuses);
export type ProfileStatus = z.infer<typeof ProfileStatus>;
/** Clients whose service has ended are listed and counted apart from every status. */
export const ListedStatus = z.enum(listedStatuses);
export type ListedStatus = z.infer<typeof ListedStatus>;

/** Makes a repeated request count once; the caller chooses it. */
export const IdempotencyKey = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** A query parameter that can be left out or left empty; either way it is not given. */
export const optionalParameter = <S extends z.core.$ZodType>(shape: S) =>
  z.optional(z.union([z.literal(''), shape]));

/** An instant in UTC, ISO 8601. */
export const Instant = z.iso.datetime();
/** A civil date, `YYYY-MM-DD`. */
export const CivilDate = z.iso.date();

export const Done = z.object({ ok: z.literal(true) });

export const Count = z.object({ value: z.int() });
export const StatusCounts = z.object({
  finished: Count,
  needsReview: Count,
  waiting: Count,
  onboarding: Count,
  /** Clients whose service has ended: they count in no status. Missing if there are none. */
  ended: z.optional(Count),
});
export type StatusCounts = z.infer<typeof StatusCounts>;

export const Bureau = z.enum(bureaus);
export type Bureau = z.infer<typeof Bureau>;

/** A file that someone uploaded, under the name it had. */
export const UploadedFile = z.object({
  id: Id,
  name: z.string(),
  mediaType: z.string(),
  uploadedAt: Instant,
});
