import { i18n } from '@lingui/core';

/** Asks for what the sentences of letters mean where the interface is in Spanish: letters themselves are in English. */
export const glossIn = (): { readonly glossIn?: 'es' } => (i18n.locale === 'es' ? { glossIn: 'es' } : {});
