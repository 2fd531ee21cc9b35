import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface HostileProvider {
  readonly address: string;
  /** `METHOD path` of each request, in order. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

/** A MyFreeScoreNow that signs in the operator and then responds to the report request as the test says. */
export async function hostileProvider(
  report: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<HostileProvider> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url === '/auth/login')
      return void response.end(JSON.stringify({ success: true, data: { accessToken: 't' } }));
    if (request.url === '/auth/logout') return void response.end('{"success":true}');
    return report(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('Not listening');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
