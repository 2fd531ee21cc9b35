import { useEffect, useState } from 'react';
import { useDisputeCalls } from './calls.ts';
import type { Disputes } from './load.ts';

/** What is recorded now, perhaps since this page was opened; null until it has loaded, and if it can't be. */
export function useFreshDisputes(profileId: string): Disputes | null {
  const { disputes } = useDisputeCalls();
  const [fresh, setFresh] = useState<Disputes | null>(null);
  useEffect(() => {
    const loading = new AbortController();
    const load = async () => {
      const loaded = await disputes({ profileId }, loading.signal).catch(() => null);
      if (!loading.signal.aborted) setFresh(loaded);
    };
    void load();
    return () => loading.abort();
  }, [disputes, profileId]);
  return fresh;
}
