/** What the log says about an unexpected error. Messages can repeat what was sent, so only its kind and places are logged. */
export function errorForLog(error: unknown): {
  readonly kind: string;
  readonly reason: unknown;
  readonly places: readonly string[];
} {
  if (!(error instanceof Error)) return { kind: typeof error, reason: undefined, places: [] };
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return { kind: error.name, reason: 'code' in error ? error.code : undefined, places };
}
