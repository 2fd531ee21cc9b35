/** An element of a page with its attributes and contents. */
export function element<K extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...contents: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...contents);
  return made;
}
