import type { Language } from '#vocabulary/languages.ts';

/** What the confirmation says: anyone may see an email, so it says nothing about what was in the account. */
interface ClosingTexts {
  readonly subject: string;
  readonly done: string;
  readonly kept: string;
  readonly again: string;
  readonly wasNotYou: string;
}

export const closingTexts: Readonly<Record<Language, ClosingTexts>> = {
  en: {
    subject: 'Your account is closed',
    done: 'Your account is closed. Its profile, credit reports, documents, and letters were erased and can’t be restored.',
    kept: 'We keep records of your payments, and a record of who opened what and when, without your name.',
    again: 'Credit bureaus that still owe you an answer send it to your postal address.',
    wasNotYou:
      'If you didn’t close it, someone used your sign-in: write to us at once, and change the password of this email account.',
  },
  es: {
    subject: 'Su cuenta está cerrada',
    done: 'Su cuenta está cerrada. Su perfil, sus informes de crédito, sus documentos y sus cartas se borraron y no se pueden recuperar.',
    kept: 'Conservamos el registro de sus pagos y un registro de quién abrió qué y cuándo, sin su nombre.',
    again: 'Los burós de crédito que aún le deben una respuesta la envían a su dirección postal.',
    wasNotYou:
      'Si usted no la cerró, alguien usó su inicio de sesión: escríbanos de inmediato y cambie la contraseña de esta cuenta de correo.',
  },
};
