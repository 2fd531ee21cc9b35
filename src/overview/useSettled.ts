import { useEffect, useState } from 'react';

/** A promise that says when it has been fulfilled, in the way that React knows (`use`). */
type Telling<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

interface Now<T> {
  readonly of: Promise<T>;
  readonly value: T;
}

function settledNow<T>(promise: Promise<T>): Now<T> | null {
  const telling: Telling<T> = promise;
  return telling.status === 'fulfilled' ? { of: promise, value: telling.value as T } : null;
}

/** The same promise, which never rejects, and says when it has been fulfilled: what it brings is then drawn at once. */
export function telling<T>(promise: Promise<T>): Promise<T> {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
}

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
  const [settled, setSettled] = useState(() => settledNow(promise));
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
