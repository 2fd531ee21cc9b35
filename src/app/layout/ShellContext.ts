import { createContext } from 'react';

/** Whether the menu and header are present: a page inside the shell already has its landmark and name. */
export const ShellContext = createContext(false);
