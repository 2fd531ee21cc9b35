import type { Language } from '#vocabulary/languages.ts';

interface OfflineTexts {
  readonly offline: string;
  /** The device has a connection, and nothing answered. */
  readonly unreachable: string;
  /** It has a connection again. */
  readonly back: string;
  readonly needed: string;
  /** A new profile was begun in this tab. */
  readonly draft: string;
  readonly nothing: string;
  readonly again: string;
  readonly meanwhile: string;
  readonly possible: string;
}

export const offlineTexts: Readonly<Record<Language, OfflineTexts>> = {
  en: {
    offline: 'You’re offline',
    unreachable: 'Redress can’t be reached',
    back: 'You’re online again',
    needed: 'Redress needs a connection to open this page.',
    draft:
      'The profile you began is kept in this tab, without photos, Social Security number, date of birth, and street address. Nothing is sent until you open it and save it yourself.',
    nothing: 'Nothing will be sent later on its own.',
    again: 'Try Again',
    meanwhile: 'Without a connection, you can still',
    possible: 'sign printed letters, take them to the post office, and keep the receipt.',
  },
  es: {
    offline: 'No tiene conexión',
    unreachable: 'No se puede conectar con Redress',
    back: 'Ya tiene conexión',
    needed: 'Redress necesita conexión para abrir esta página.',
    draft:
      'El perfil que empezó se conserva en esta pestaña, sin fotos, número de Seguro Social, fecha de nacimiento ni dirección. No se envía nada hasta que usted lo abra y lo guarde.',
    nothing: 'Después no se enviará nada por sí solo.',
    again: 'Intentar de nuevo',
    meanwhile: 'Sin conexión, usted todavía puede',
    possible: 'firmar las cartas impresas, llevarlas al correo y guardar el recibo.',
  },
};
