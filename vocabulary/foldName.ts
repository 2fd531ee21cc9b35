/**
 * A name without case and accents, so that `jose` finds `José`: one rule for lists that the browser searches and for
 * those that the server does, because `lower()` and collations differ between databases.
 */
export function foldName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
