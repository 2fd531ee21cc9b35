/**
 * Whether tests with generated cases run all of them, instead of what fits into every run: `npm run promises` sets
 * REDRESS_THOROUGH.
 */
export const isThorough = process.env['REDRESS_THOROUGH'] === 'yes';
