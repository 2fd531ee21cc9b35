import type { CardOutcome } from './cardReplies.ts';

export interface CardWords {
  readonly title: string;
  readonly standIn: string;
  readonly card: string;
  readonly expiry: string;
  readonly code: string;
  readonly ending: string;
  readonly outcomes: Readonly<Record<CardOutcome, string>>;
  readonly pay: string;
  readonly back: string;
  readonly returning: string;
  readonly paid: string;
  readonly paidLater: (seconds: number) => string;
  readonly denied: string;
  readonly unknown: string;
  readonly posted: string;
  /** Why the page refuses an order. */
  readonly missing: (field: string) => string;
  readonly profile: string;
  readonly signature: string;
  readonly amount: string;
  readonly tooOld: string;
  readonly twice: string;
}

const en: CardWords = {
  title: 'Card page',
  standIn: 'This is a simulation. No card is charged.',
  card: 'Card number',
  expiry: 'Expiration date',
  code: 'Security code',
  ending: 'Outcome',
  outcomes: {
    accept: 'Accept the card',
    decline: 'Decline the card',
    review: 'Hold the payment for review',
    cancel: 'Cancel, as the buyer would',
    forged: 'Accept, signed with someone else’s key',
    altered: 'Decline, then alter the reply to “accepted” after signing',
    repeated: 'Accept, and send the reply ten times',
    late: 'Accept, but send the reply only after the buyer has returned',
  },
  pay: 'Pay',
  back: 'Return to the shop',
  returning: 'Returning',
  paid: 'Paid',
  paidLater: (seconds) => `The shop will be notified in ${seconds} seconds.`,
  denied: 'Access denied',
  unknown: 'Order not found',
  posted: 'This page accepts posted orders only',
  missing: (field) => `${field} is missing`,
  profile: 'unknown profile',
  signature: 'the signature doesn’t match',
  amount: 'amount',
  tooOld: 'the order is too old',
  twice: 'the order was sent twice',
};

const es: CardWords = {
  title: 'Página de la tarjeta',
  standIn: 'Es una simulación. No se hace ningún cargo a la tarjeta.',
  card: 'Número de tarjeta',
  expiry: 'Fecha de vencimiento',
  code: 'Código de seguridad',
  ending: 'Resultado',
  outcomes: {
    accept: 'Aceptar la tarjeta',
    decline: 'Rechazar la tarjeta',
    review: 'Retener el pago para revisarlo',
    cancel: 'Cancelar, como lo haría el comprador',
    forged: 'Aceptar, pero firmar con la clave de otra persona',
    altered: 'Rechazar y cambiar la respuesta a “aceptado” después de firmarla',
    repeated: 'Aceptar y enviar la respuesta diez veces',
    late: 'Aceptar, pero enviar la respuesta cuando el comprador ya haya vuelto',
  },
  pay: 'Pagar',
  back: 'Volver a la tienda',
  returning: 'Volviendo',
  paid: 'Pagado',
  paidLater: (seconds) => `La tienda recibirá el aviso en ${seconds} segundos.`,
  denied: 'Acceso denegado',
  unknown: 'Pedido no encontrado',
  posted: 'Esta página solo acepta pedidos enviados por formulario',
  missing: (field) => `falta ${field}`,
  profile: 'perfil desconocido',
  signature: 'la firma no coincide',
  amount: 'monto',
  tooOld: 'el pedido es demasiado antiguo',
  twice: 'el pedido se envió dos veces',
};

/** All texts of the card page, in the language of the order. */
export const cardWords = { en, es } as const;
export type CardLanguage = keyof typeof cardWords;

/** The language of the provider's `locale`, such as `es-us`; English for any the page does not support. */
export function cardLanguage(locale: string | undefined): CardLanguage {
  return locale?.startsWith('es') === true ? 'es' : 'en';
}
