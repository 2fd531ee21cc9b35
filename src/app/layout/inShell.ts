import { createContext } from 'react';

/** Whether menu and header stand around: a page inside has its landmark and its name already. */
export const InShell = createContext(false);
