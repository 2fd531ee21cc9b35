import type { Locator, LocatorSelectors } from 'vitest/browser';
import type { Place } from './place.ts';

type PlaceStep = Place[number];

const isLocator = (within: LocatorSelectors): within is Locator => 'nth' in within;

function findIn(within: LocatorSelectors, step: PlaceStep): Locator {
  if (step.by === 'position') {
    if (!isLocator(within)) throw new Error('A position is among several elements');
    return within.nth(step.index);
  }
  const options = { exact: step.exact ?? false };
  if (step.by === 'role')
    return within.getByRole(step.role, step.name === undefined ? {} : { name: step.name, ...options });
  const finders = {
    label: 'getByLabelText',
    text: 'getByText',
    placeholder: 'getByPlaceholder',
    altText: 'getByAltText',
    title: 'getByTitle',
  } as const;
  return within[finders[step.by]](step.text, options);
}

/** The element at a place, on a screen. */
export function found(screen: LocatorSelectors, place: Place): Locator {
  const [first, ...further] = place;
  if (first === undefined) throw new Error('A place has at least one step');
  return further.reduce<Locator>(findIn, findIn(screen, first));
}
