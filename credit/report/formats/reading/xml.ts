import { SaxesParser } from 'saxes';
import { UnreadableReportError } from '../../unreadable.ts';
import { depthLimit } from './json.ts';

type Element = Record<string, unknown>;
/** A real report has about ten thousand elements. Attributes count too, even many on a single element. */
const partLimit = 500_000;
const attributeLimit = 200;
/** A report with a thousand accounts has about seven million characters. */
const characterLimit = 16 * 1024 * 1024;

interface Open {
  readonly name: string;
  readonly element: Element;
  text: string;
}

/** Adds a child under its name: a single one as a value, several with the same name as a list. */
function add(parent: Element, name: string, child: unknown): void {
  const before = parent[name];
  if (before === undefined) parent[name] = child;
  else if (Array.isArray(before)) before.push(child);
  else parent[name] = [before, child];
}

/** An element without attributes and children becomes its text; next to attributes, the text is stored under `$`. */
function valueOf({ element, text }: Open): unknown {
  const words = text.trim();
  if (Object.keys(element).length === 0) return words;
  if (words !== '') element['$'] = words;
  return element;
}

function refuseDocumentType(): never {
  throw new UnreadableReportError('documentType');
}

/** A declaration before the first element is rejected without parsing it, because it can fill the whole file. */
function startsWithDocumentType(text: string): boolean {
  const declaration = text.indexOf('<!DOCTYPE');
  return declaration !== -1 && declaration < text.search(/<[A-Za-z_]|$/);
}

/** Runs a step of the parser; its errors are rethrown with `reason`. */
function attempt(step: () => void, reason: 'notAReport' | 'truncated'): void {
  try {
    step();
  } catch (error) {
    throw error instanceof UnreadableReportError ? error : new UnreadableReportError(reason);
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * XML in the shape of the JSON serializations: attributes and elements are members, and prefixes are dropped.
 * Pointers refer to that structure. Document types are never read, so only XML's five entities are expanded and
 * nothing is fetched. Length, depth, and number of parts are limited. Throws `UnreadableReportError`: documentType
 * (a DTD could define entities), tooDeep, tooLarge, truncated if the file ends too early, and notAReport if it is
 * not well-formed XML.
 */
export function parseXml(text: string): Element {
  if (text.length > characterLimit) throw new UnreadableReportError('tooLarge');
  if (startsWithDocumentType(text)) refuseDocumentType();
  const parser = new SaxesParser({ xmlns: false, position: false });
  const root: Element = Object.create(null);
  const open: Open[] = [{ name: '', element: root, text: '' }];
  const here = (): Open => open[open.length - 1] ?? { name: '', element: root, text: '' };
  let parts = 0;
  let attributesHere = 0;
  const count = () => {
    parts += 1;
    if (parts > partLimit) throw new UnreadableReportError('tooLarge');
  };
  parser.on('opentagstart', () => {
    attributesHere = 0;
    count();
  });
  parser.on('attribute', () => {
    attributesHere += 1;
    if (attributesHere > attributeLimit) throw new UnreadableReportError('tooLarge');
    count();
  });
  parser.on('doctype', refuseDocumentType);
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > depthLimit) throw new UnreadableReportError('tooDeep');
    const element: Element = Object.create(null);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (attribute !== 'xmlns' && !attribute.startsWith('xmlns:')) element[local(attribute)] = value;
    }
    open.push({ name: local(name), element, text: '' });
  });
  const addText = (words: string) => {
    here().text += words;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed !== undefined) add(here().element, closed.name, valueOf(closed));
  });
  attempt(() => parser.write(text), 'notAReport');
  attempt(() => parser.close(), 'truncated');
  return root;
}
