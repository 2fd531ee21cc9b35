import type { Language } from '#vocabulary/languages.ts';

/** What a reminder says: anyone may see an email, so it names no client, no creditor, and no reason. */
interface ReminderTexts {
  readonly subject: string;
  readonly waits: string;
  readonly signIn: string;
  readonly turnOff: string;
}

export const reminderTexts: Readonly<Record<Language, ReminderTexts>> = {
  en: {
    subject: 'Something is waiting for you',
    waits: 'Something new is waiting for you. Sign in to see what it is.',
    signIn: 'Sign in',
    turnOff: 'You get at most one of these emails a day. You can turn them off in Settings.',
  },
  es: {
    subject: 'Tiene algo pendiente',
    waits: 'Tiene algo nuevo pendiente. Inicie sesión para ver qué es.',
    signIn: 'Iniciar sesión',
    turnOff: 'Recibirá como máximo uno de estos correos al día. Puede desactivarlos en Configuración.',
  },
};
