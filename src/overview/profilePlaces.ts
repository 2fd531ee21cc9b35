/** The part of a profile's page with the report providers, as its address names it. */
export const providersPlace = 'providers';
