import { useEffect, useState } from 'react';
import { type ClientQuery, isSameQuery } from '#machines/clientQuery.ts';

/** Milliseconds without a key until the address says what was typed. */
const addressDelay = 250;

interface ClientQueryState {
  readonly query: ClientQuery;
  readonly change: (part: Partial<ClientQuery>) => void;
}

/**
 * What the list shows: what the address says when the page opens and whenever it comes to say something else, and
 * from then on what the person asks for, which the address follows.
 * @param write changes the address, unless another page has been chosen meanwhile
 */
export function useClientQuery(address: ClientQuery, write: (query: ClientQuery) => void): ClientQueryState {
  const [query, setQuery] = useState(address);
  const [seen, setSeen] = useState(address);
  const [written, setWritten] = useState(address);
  if (!isSameQuery(address, seen)) {
    setSeen(address);
    // Anything else is what this page wrote.
    if (!isSameQuery(address, written)) {
      setWritten(address);
      setQuery(address);
    }
  }
  useEffect(() => {
    if (isSameQuery(query, written)) return undefined;
    const timer = setTimeout(() => {
      setWritten(query);
      write(query);
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [query, written, write]);
  return { query, change: (part) => setQuery((now) => ({ ...now, ...part })) };
}
