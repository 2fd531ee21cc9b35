import { v7 } from 'uuid';

/** A row's id: a UUIDv7, so that rows made later sort later and indexes grow at their end. */
export function newId(): string {
  return v7();
}
