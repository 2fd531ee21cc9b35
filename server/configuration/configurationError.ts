/** Tells the operator in one sentence what to set. */
export class ConfigurationError extends Error {}
