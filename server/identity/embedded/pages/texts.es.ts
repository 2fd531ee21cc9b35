import { passwordLength } from '../passwordRules.ts';
import type { Texts } from './texts.en.ts';

export const spanish: Texts = {
  signIn: 'Iniciar sesión',
  signInTitle: 'Iniciar sesión',
  signInLead: {
    b2b: 'Acceda a los clientes, informes y cartas de su agencia.',
    b2c: 'Acceda a su informe y sus cartas.',
  },
  signInLeadFor: (agency) => `Inicie sesión para abrir su página en ${agency}.`,
  signInLeadToPrint: 'Inicie sesión para abrir las cartas que le pidieron imprimir.',
  signInLeadToConfirm: {
    account:
      'Solo puede ver y cambiar cómo inicia sesión justo después de iniciarla. Así, nadie más puede cambiarlo en un dispositivo que usted dejó abierto.',
    application:
      'Vuelva a iniciar sesión para continuar. Luego esta ventana se cierra y usted vuelve a donde estaba.',
  },
  toSignUp: '¿Es su primera vez?',
  createAccount: 'Cree una cuenta',

  signUp: 'Crear cuenta',
  signUpTitle: 'Cree su cuenta',
  signUpLead: {
    b2b: 'Para agencias que reparan el crédito de sus clientes.',
    b2c: 'Para quienes reparan su propio crédito.',
  },
  signUpLeadFor: (agency) => `Cree una cuenta para abrir su página en ${agency}.`,
  signUpLeadToPrint:
    'Cree una cuenta gratuita para abrir las cartas que le pidieron imprimir. No la necesita para nada más.',
  ownDispute: 'Usted puede disputar errores ante los burós de crédito por su cuenta y sin costo.',
  fee: 'Redress cobra por escribir las cartas.',
  yourRights: 'Sus derechos',
  accept: 'Al crear una cuenta, acepta las',
  readTerms: 'condiciones de uso',
  readPrivacy: 'Aviso de privacidad',
  toSignIn: '¿Ya tiene cuenta?',

  fullName: 'Nombre completo',
  mail: 'Correo electrónico',
  password: 'Contraseña',
  reveal: (label) => `Mostrar ${label}`,
  passwordHelp: `Al menos ${passwordLength.min} caracteres. Varias palabras sin relación forman una buena contraseña.`,

  problems: {
    nameMissing: 'Escriba su nombre.',
    nameLong: 'Escriba un nombre más corto.',
    mailMissing: 'Escriba su correo electrónico.',
    mailForm: 'Escriba un correo como nombre@ejemplo.com.',
    passwordMissing: 'Escriba su contraseña.',
    passwordShort: `Use al menos ${passwordLength.min} caracteres.`,
    passwordLong: `Use como máximo ${passwordLength.max} caracteres.`,
    passwordIsMail: 'Elija una contraseña que no sea su correo.',
    passwordCommon: 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
  },
  refused: 'El correo o la contraseña no son correctos.',
  signUpRefused: 'No se pudo crear una cuenta con este correo. Si ya tiene una, inicie sesión.',
  slowed: (minutes: number) =>
    minutes === 1
      ? 'Demasiados intentos. Espere un minuto y vuelva a intentarlo.'
      : `Demasiados intentos. Espere ${minutes} minutos y vuelva a intentarlo.`,
  crowded: 'Muchas personas están iniciando sesión en este momento. Vuelva a intentarlo en breve.',

  demonstration: (mail: string) =>
    `Demostración: inicie sesión como ${mail} con la contraseña que se mostró al iniciar el servidor.`,

  expiredTitle: 'Esta página venció',
  expired: 'Estuvo abierta demasiado tiempo o ya se usó. No se cambió nada.',
  brokenTitle: 'No se puede continuar',
  broken: 'El enlace que usó no es válido. No se cambió nada.',
  disabledTitle: 'Su acceso está desactivado',
  disabled: 'Por ahora no puede iniciar sesión. Escríbanos si no sabe por qué.',
  startAgain: 'Empezar de nuevo',

  unavailableTitle: 'Redress no está disponible por el momento',
  unavailable: 'Nuestra base de datos no responde. Inténtelo de nuevo en un momento.',
  tryAgain: 'Intentarlo de nuevo',

  signOutTitle: '¿Cerrar sesión?',
  signOutAsked: 'Otro sitio pidió cerrar su sesión en Redress.',
  signOut: 'Cerrar sesión',
  stay: 'Mantener la sesión abierta',
  signedOutTitle: 'Sesión cerrada',
  signedOut: 'Cierre esta ventana o vuelva a iniciar sesión.',
};
