/** More than the product's queries, and few enough that a connection's plans take little memory. */
const mostNames = 400;

/**
 * Names under which connections keep queries prepared: those asked at least twice, so that a query with a long list of
 * values, whose text rarely comes again, takes no place. Never one that selects every column, because a newer version's
 * migration may add some while this process runs, and PostgreSQL then refuses the prepared query.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const asked = new Set<string>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames || text.includes('*')) return known;
    if (!asked.has(text)) {
      if (asked.size >= mostNames) asked.clear();
      asked.add(text);
      return undefined;
    }
    asked.delete(text);
    const name = `redress_${names.size}`;
    names.set(text, name);
    return name;
  };
}
