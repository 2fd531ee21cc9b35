/** A name as it is compared: without marks and in lower case, so that `jose` finds José. */
export function folded(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
