import { quickImportMachine } from '#machines/quickImport.ts';
import { defineCases } from '../harness/cases.ts';

export const quickImport = defineCases(
  quickImportMachine,
  { 'the dashboard': undefined },
  {
    'Ana presses Quick Import': { type: 'import.open' },
    'Ana chooses a file': { type: 'file.choose', name: 'clients.csv' },
    'Ana presses Send Request': { type: 'import.send' },
    'Ana closes the dialog': { type: 'import.close' },
  },
);
