import { useSyncExternalStore } from 'react';

const key = 'liveCharts';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const chartsAreOn = () => localStorage.getItem(key) === 'on';

/** Whether workflows are shown as charts next to the screens: for testers and training, off by default. */
export const useChartSwitch = (): boolean => useSyncExternalStore(subscribe, chartsAreOn, chartsAreOn);

export function switchCharts(on: boolean): void {
  if (on) localStorage.setItem(key, 'on');
  else localStorage.removeItem(key);
  for (const listener of listeners) listener();
}
