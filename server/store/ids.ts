import { v7 } from 'uuid';

/** A row id: a UUIDv7, so that newer rows sort later and indexes grow at the end. */
export function newId(): string {
  return v7();
}
