import type { MailTexts } from './mailTexts.en.ts';

export const mailSpanish: MailTexts = {
  reset: {
    subject: 'Elija una contraseña nueva para Redress',
    paragraphs: ['Alguien, probablemente usted, pidió una contraseña nueva para este correo electrónico.'],
    action: 'Elegir una contraseña nueva',
    closing: [
      'El enlace sirve una sola vez, durante 30 minutos. Al usarlo, se cierra su sesión en todos los navegadores.',
      'Si no fue usted, ignore este mensaje. Su contraseña no cambia.',
    ],
  },
  verify: {
    subject: 'Confirme su correo electrónico para Redress',
    paragraphs: ['Confirme que este correo es suyo para que podamos enviarle mensajes sobre su cuenta.'],
    action: 'Confirmar este correo',
    closing: [
      'El enlace sirve una sola vez, durante 24 horas.',
      'Si no tiene una cuenta en Redress, ignore este mensaje. No le enviaremos nada más.',
    ],
  },
  notices: {
    passwordChanged: {
      subject: 'Se cambió su contraseña de Redress',
      paragraph: 'Se cambió la contraseña de su cuenta y se cerró la sesión en los demás navegadores.',
    },
    factorAdded: {
      subject: 'Se agregó un segundo paso a su inicio de sesión',
      paragraph: 'Se agregó a su cuenta una llave de acceso o una aplicación de autenticación.',
    },
    factorRemoved: {
      subject: 'Se eliminó un segundo paso de su inicio de sesión',
      paragraph: 'Se eliminó de su cuenta una llave de acceso o una aplicación de autenticación.',
    },
    newRecoveryCodes: {
      subject: 'Códigos de recuperación nuevos para Redress',
      paragraph: 'Se crearon códigos de recuperación nuevos para su cuenta. Los anteriores ya no sirven.',
    },
    newDevice: {
      subject: 'Nuevo inicio de sesión en Redress',
      paragraph: 'Se abrió su cuenta en un navegador con el que no había iniciado sesión antes.',
    },
  },
  from: (browser: string) => `Navegador: ${browser}.`,
  toAccount: 'Revisar la seguridad de su cuenta',
  wasNotYou: 'Si no fue usted, cierre ahí todas las sesiones y cambie su contraseña de inmediato.',
};
