/** The option that an arrow key reaches from the active one, around both ends; null for any other key. */
export function stepFrom<Option>(key: string, options: readonly Option[], active?: Option): Option | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined || options.length === 0) return null;
  const place = active === undefined ? -1 : options.indexOf(active);
  const next = place === -1 && step === -1 ? options.length - 1 : place + step;
  return options.at(next % options.length) ?? null;
}
