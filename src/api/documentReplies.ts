/** The replies that the server wrote into the page, by the address of their call (server/http/served). */
type Replies = ReadonlyMap<string, unknown>;

/** The server writes what the contract describes, and its tests enforce that. */
const isReplies = (written: unknown): written is Readonly<Record<string, unknown>> =>
  typeof written === 'object' && written !== null;

/** Takes them out of the page, once; none if the page came without. */
export function takeDocumentReplies(): Replies {
  const element = document.getElementById('redress-replies');
  if (element === null) return new Map();
  element.remove();
  const written: unknown = JSON.parse(element.textContent);
  return new Map(isReplies(written) ? Object.entries(written) : []);
}
