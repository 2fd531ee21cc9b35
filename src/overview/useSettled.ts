import { useEffect, useState } from 'react';

interface Settled<T> {
  /** Of the last promise that was fulfilled; undefined before the first. */
  readonly value: T | undefined;
  readonly isLoading: boolean;
}

/**
 * The value of a promise that never rejects. Unlike suspended content, it is shown as soon as it is there: React holds that back
 * for up to 0.3 seconds after its placeholder.
 */
export function useSettled<T>(promise: Promise<T>): Settled<T> {
  const [settled, setSettled] = useState<{ readonly of: Promise<T>; readonly value: T } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const value = await promise;
      if (isCurrent) setSettled({ of: promise, value });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return { value: settled?.value, isLoading: settled?.of !== promise };
}
