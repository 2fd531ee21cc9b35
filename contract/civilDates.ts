import { UTCDateMini } from '@date-fns/utc';
import { lightFormat } from 'date-fns/lightFormat';

/**
 * A civil date (`YYYY-MM-DD`) as a date of date-fns, at midnight UTC: every day exists there and has 24 hours, while a
 * zone may skip a midnight or a whole day.
 */
export const dateOf = (civil: string): Date => new UTCDateMini(`${civil}T00:00:00Z`);

/** The civil date of such a date. */
export const civilOf = (day: Date): string => lightFormat(day, 'yyyy-MM-dd');
