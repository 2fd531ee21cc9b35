/** Where messages can be shown in front of the page, the topmost last. */
let places: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(now: readonly HTMLElement[]): void {
  places = now;
  for (const listener of listeners) listener();
}

/** Shows messages in an element until the function it returns is called, or another one is offered. */
export function offerPlace(element: HTMLElement): () => void {
  change([...places, element]);
  return () => change(places.filter((each) => each !== element));
}

/** Null while nothing is in front of the page. */
export const topPlace = (): HTMLElement | null => places.at(-1) ?? null;

export function onPlaceChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
