import type { PlainWords } from './words.ts';

export const spanish: PlainWords = {
  title: 'El camino a un informe limpio',
  description: 'Desde los primeros datos hasta un informe sin nada negativo.',
  kindOfPicture: 'Diagrama de los estados y de lo que lleva de uno al siguiente.',
  states: {
    onboarding: {
      name: 'En preparación',
      description: 'Todavía no se ha enviado ninguna carta.',
    },
    'onboarding.gathering': {
      name: 'Faltan datos e informe',
      description: 'Aún faltan los datos personales y un informe de crédito.',
    },
    'onboarding.profiled': {
      name: 'Falta el informe',
      description:
        'Los datos personales y los documentos ya están completos. Aún falta el informe de crédito.',
    },
    'onboarding.reported': {
      name: 'Datos incompletos',
      description: 'El informe de crédito ya está. Aún faltan datos personales o documentos.',
    },
    'onboarding.ready': {
      name: 'Listo para las cartas',
      description: 'Todo está listo para las primeras cartas.',
    },
    waiting: {
      name: 'En espera',
      description: 'Las cartas se enviaron. Ahora les toca responder a los destinatarios.',
    },
    needsReview: {
      name: 'Requiere revisión',
      description: 'Algo requiere una decisión: una respuesta, una pregunta o cartas que aún no se envían.',
    },
    finished: {
      name: 'Finalizado',
      description: 'Todas las disputas tienen resultado y el informe más reciente no tiene nada negativo.',
    },
  },
  events: {
    profileCompleted: 'se completaron los datos y documentos',
    reportImported: 'se conectó el informe',
    disputesStand: 'lo que resultó de las cartas enviadas',
    statusSetByHand: 'el estado se cambió manualmente',
  },
};
