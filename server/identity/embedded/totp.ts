import { generateSecret, generateURI, verifySync } from 'otplib';
import { renderSVG } from 'uqr';

/** Seconds: a code of the step before or after is accepted, because clocks differ (RFC 6238, section 5.2). */
const tolerance = 30;

export const newSecret = (): string => generateSecret();

/** The key in groups of four, to type it into an app. */
export const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** A QR code that authenticator apps read, as SVG. */
export function qrCode(secret: string, mail: string): string {
  return renderSVG(generateURI({ issuer: 'Redress', label: mail, secret }), { border: 3, ecc: 'M' });
}

/** The time step of a correct code, which must be later than `after`; null if the code is wrong or was used. */
export function stepOf(secret: string, code: string, now: Date, after: number | null): number | null {
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1_000),
    epochTolerance: tolerance,
    ...(after !== null && { afterTimeStep: after }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
