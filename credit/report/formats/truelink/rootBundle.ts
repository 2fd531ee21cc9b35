import { isObject, list, member, type Place } from '../reading/place.ts';

/** The `BundleComponent` list that SmartCredit and IdentityIQ put at the root, and how it is serialized. */
export function rootBundle(root: Place): { components: Place; attributes: boolean } | null {
  const bundles = member(root, 'BundleComponents');
  if (bundles.value === undefined) return null;
  const components = member(bundles, 'BundleComponent');
  return { components, attributes: list(components).some((part) => isObject(member(part, 'Type').value)) };
}
