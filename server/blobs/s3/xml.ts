import { SaxesParser } from 'saxes';

/** An element with its children, or with its text. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

/** The root element of a document. Throws if it is not well-formed. */
export function parseXml(text: string): XmlElement {
  const document: OpenElement = { name: '', children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    const element: OpenElement = { name, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (piece) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += piece;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = document.children;
  if (root === undefined) throw new Error('The document has no element.');
  return root;
}

export function childrenOf({ children }: XmlElement, name: string): readonly XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** The text of the first child with this name; empty if there is none. */
export function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text ?? '';
}
