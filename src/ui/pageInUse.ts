import { hasUnsaved } from './unsavedForms.ts';

export const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether something is open that would go with the page: how a batch ended, what is typed, what waits to be uploaded. */
export const isPageInUse = (): boolean => hasUnsaved() || hasOpenDialog();
