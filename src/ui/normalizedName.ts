/** A name normalized for comparison: no diacritics, lowercase, so that `jose` finds José. */
export function normalizeName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
