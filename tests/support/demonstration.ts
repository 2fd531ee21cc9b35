import { cpSync } from 'node:fs';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a server that has written its demo data and has stopped. */
    demonstration: string;
  }
}

/** Fills an empty data directory as the server does at its first start. */
export function copyDemonstration(dataDirectory: string): void {
  cpSync(inject('demonstration'), dataDirectory, { recursive: true });
}
