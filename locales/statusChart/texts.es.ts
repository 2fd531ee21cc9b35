import { revisitDays } from '#contract/limits.ts';
import type { PlainWords } from './words.ts';

export const spanish: PlainWords = {
  title: 'El camino a un informe limpio',
  description: 'Desde los primeros datos hasta un informe sin nada negativo.',
  kindOfPicture: 'Diagrama de los estados y de lo que lleva de uno al siguiente.',
  states: {
    onboarding: {
      name: 'Faltan datos',
      description: 'Se está reuniendo la información para las primeras cartas.',
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
      description: `Las cartas ya salieron. Los destinatarios tienen ${revisitDays} días para responder.`,
    },
    needsReview: {
      name: 'Requiere revisión',
      description: `Hay un informe más reciente o han pasado ${revisitDays} días. Es hora de ver qué queda por disputar.`,
    },
    finished: { name: 'Finalizado', description: 'El informe más reciente no tiene nada negativo.' },
  },
  events: {
    profileCompleted: 'se completaron los datos y documentos',
    reportImported: 'se conectó el informe',
    lettersGenerated: 'se generaron cartas',
    lettersMailed: 'se enviaron cartas a la imprenta',
    monthPassed: `han pasado ${revisitDays} días`,
    reportCompared: 'se comparó un informe más reciente',
    nothingNegativeLeft: 'no quedó nada negativo',
    statusSetByHand: 'el estado se cambió manualmente',
  },
  restart: `el plazo de ${revisitDays} días vuelve a empezar`,
};
