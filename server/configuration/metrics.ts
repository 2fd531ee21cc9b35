import { isIP } from 'node:net';
import type { MetricsAddress } from '#server/metrics/serveMetrics.ts';
import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

/**
 * Where metrics are served; null for nowhere. Throws ConfigurationError unless it is one address with a port of its own:
 * on all addresses, the public one would be among them.
 */
export function metricsOf({ METRICS_LISTEN, PORT }: Environment): MetricsAddress | null {
  if (METRICS_LISTEN === '') return null;
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(METRICS_LISTEN) ?? [];
  const host = bracketed ?? plain ?? '';
  const port = Number(digits);
  const isOne = (isIP(host) !== 0 && !/^[0:.]+$/.test(host)) || host === 'localhost';
  if (!isOne || port < 1 || port > 65_535 || port === PORT)
    throw new ConfigurationError(
      'METRICS_LISTEN must be one address and a port of its own, such as 127.0.0.1:9464: anyone who reaches it can read the metrics.',
    );
  return { host, port };
}
