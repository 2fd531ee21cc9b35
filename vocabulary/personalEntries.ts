import type { Translated } from './languages.ts';

/** What a letter, and a list of what letters dispute, call an entry of the personal information, or the file itself. */
export const personalEntries = {
  name: { en: 'Name', es: 'Nombre' },
  address: { en: 'Address', es: 'Dirección' },
  employer: { en: 'Employer', es: 'Empleador' },
  birth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  ssn: { en: 'Social Security number', es: 'Número de Seguro Social' },
  file: { en: 'The file as a whole', es: 'El expediente en su conjunto' },
  ownFile: { en: 'My credit file', es: 'Mi expediente de crédito' },
  deceased: { en: 'Deceased indicator', es: 'Marca de persona fallecida' },
} as const satisfies Readonly<Record<string, Translated>>;
