/** A provider's page as a tree. It is parsed but never run: nothing is fetched, and scripts and styles are ignored. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap } from 'parse5';
import { UnreadableReportError } from '../../unreadable.ts';
import { cleanText } from '../reading/values.ts';

export type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['childNode'];

/** A saved page with a hundred accounts is about one megabyte. The limits bound the cost of malicious files. */
export const pageLimits = { characters: 4 * 1024 * 1024, depth: 200, elements: 150_000 };

/** Throws `UnreadableReportError` (tooLarge, tooDeep). */
export function parsePage(text: string): Element | null {
  if (text.length > pageLimits.characters) throw new UnreadableReportError('tooLarge');
  let depth = 0;
  let elements = 0;
  const document = parse(text, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...args) {
        elements += 1;
        if (elements > pageLimits.elements) throw new UnreadableReportError('tooLarge');
        return defaultTreeAdapter.createElement(...args);
      },
      onItemPush() {
        depth += 1;
        if (depth > pageLimits.depth) throw new UnreadableReportError('tooDeep');
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
  return document.childNodes.find(isElement) ?? null;
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

const hiddenTags: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'head']);

/** The child elements, except those that print nothing. */
export function childrenOf(element: Element): readonly Element[] {
  return element.childNodes.filter(isElement).filter(({ tagName }) => !hiddenTags.has(tagName));
}

/** All descendants in document order. If `enter` returns false, the element's contents are skipped. */
export function descendants(
  element: Element,
  enter: (inner: Element) => boolean = () => true,
): readonly Element[] {
  return childrenOf(element).flatMap((child) =>
    enter(child) ? [child, ...descendants(child, enter)] : [child],
  );
}

export function classesOf(element: Element): readonly string[] {
  const attribute = element.attrs.find(({ name }) => name === 'class');
  return attribute ? attribute.value.split(/\s+/).filter((name) => name !== '') : [];
}
export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

const lineBreaking: ReadonlySet<string> = new Set(['br', 'div', 'p', 'li', 'ul', 'tr', 'table']);

function addText(element: Element, parts: string[]): void {
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      if ('value' in child) parts.push(child.value.replace(/\s+/g, ' '));
    } else if (!hiddenTags.has(child.tagName)) {
      const breaks = lineBreaking.has(child.tagName);
      if (breaks) parts.push('\n');
      addText(child, parts);
      if (breaks) parts.push('\n');
    }
  }
}

/** The printed lines of an element, cleaned and without empty ones. */
export function linesOf(element: Element): readonly string[] {
  const parts: string[] = [];
  addText(element, parts);
  return parts
    .join('')
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
}

export const textIn = (element: Element): string => linesOf(element).join(' ');
