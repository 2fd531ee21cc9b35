import { useEffect, useRef } from 'react';
import { showProblem } from './showProblem.ts';

/** The form's ref. When it has been refused, what is wrong with it is brought into sight. */
export function useShownProblem(busy: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(busy);
  useEffect(() => {
    if (wasBusy.current && !busy) showProblem(form.current);
    wasBusy.current = busy;
  }, [busy]);
  return form;
}
