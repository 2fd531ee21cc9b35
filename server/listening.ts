/** Where something listens, and the settings that say so. */
export interface ListeningPlace {
  readonly host: string;
  readonly port: number;
  readonly hostSetting: string;
  readonly portSetting: string;
}

/** Listens. Throws with a sentence for the operator if nothing can listen there. */
export async function listeningAt<T>(place: ListeningPlace, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = refusalOf(place, code);
    throw sentence === null ? error : new Error(sentence, { cause: error });
  }
}

function refusalOf({ host, port, hostSetting, portSetting }: ListeningPlace, code: string): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use by another program: stop it, or set ${portSetting} to another port.`;
    case 'EACCES':
      return `Port ${port} needs rights that this user doesn’t have: set ${portSetting} to a port from 1024.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${hostSetting} names ${host}, which is not an address of this machine.`;
    default:
      return null;
  }
}
