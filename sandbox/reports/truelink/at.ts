import type { Tree } from './tree.ts';

/** What the TrueLink schema represents as an element with text; every other scalar is an attribute. */
const textElements: ReadonlySet<string> = new Set([
  'Type',
  'InquiryDate',
  'Reference',
  'BorrowerKey',
  'CreditLimit',
  'FactorText',
  'OriginalData',
  'SafetyCheckPassed',
]);
/** Elements that a plain document may contain as empty text. */
const emptyElements: ReadonlySet<string> = new Set(['PayStatusHistory']);

interface AtBranch {
  readonly [key: string]: AtTree;
}
export type AtTree = string | readonly AtTree[] | AtBranch;

/** IdentityIQ's serialization: attributes get an `@`, the text of an element is under `$`, an empty element is `{}`. */
export function atSerialised(tree: Tree, element = ''): AtTree {
  if (typeof tree === 'string') return tree === '' ? {} : { $: tree };
  if (isList(tree)) return tree.map((member) => atSerialised(member, element));
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) =>
      isAttribute(name, value, element) ? [`@${name}`, value] : [name, atSerialised(value, name)],
    ),
  );
}

function isAttribute(name: string, value: Tree, element: string): value is string {
  if (typeof value !== 'string' || textElements.has(name) || emptyElements.has(name)) return false;
  return !(name === 'SocialSecurityNumber' && element === 'Social');
}

function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}
