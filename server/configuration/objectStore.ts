import { BlockList, isIP } from 'node:net';
import type { S3Settings } from '#server/blobs/s3/settings.ts';
import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

/** Networks whose traffic no stranger sees. */
const inside = new BlockList();
inside.addSubnet('10.0.0.0', 8);
inside.addSubnet('127.0.0.0', 8);
inside.addSubnet('172.16.0.0', 12);
inside.addSubnet('192.168.0.0', 16);
inside.addSubnet('fc00::', 7, 'ipv6');
inside.addAddress('::1', 'ipv6');

/**
 * The object store for files; null for DATA_DIR. Throws ConfigurationError if a setting is missing, or if in production
 * strangers could change what is sent.
 */
export function objectStoreOf(env: Environment): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (bucket === '') {
    const set = [S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, env.S3_PATH_STYLE];
    if (set.every((value) => value === '')) return null;
    throw new ConfigurationError(
      'Set S3_BUCKET to the bucket for files, or none of the S3 settings to store files in DATA_DIR.',
    );
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigurationError(
      'S3_BUCKET must be the name of a bucket: 3 to 63 lowercase letters, digits, hyphens, and periods.',
    );
  if (S3_ENDPOINT === '' && S3_REGION === '')
    throw new ConfigurationError(
      'With S3_BUCKET, S3_REGION must also be set, or S3_ENDPOINT for an object store other than Amazon’s.',
    );
  if (S3_ACCESS_KEY_ID === '' || S3_SECRET_ACCESS_KEY === '')
    throw new ConfigurationError(
      'With S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must also be set.',
    );
  const region = S3_REGION || 'us-east-1';
  return {
    endpoint: endpointOf(S3_ENDPOINT || `https://s3.${region}.amazonaws.com`, env.NODE_ENV === 'production'),
    bucket,
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Amazon’s certificates don’t cover names with periods; others rarely have one for each bucket.
    pathStyle:
      env.S3_PATH_STYLE === 'on' ||
      (env.S3_PATH_STYLE === '' && (S3_ENDPOINT !== '' || bucket.includes('.'))),
  };
}

function endpointOf(text: string, production: boolean): string {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.username !== '')
    throw new ConfigurationError(
      'S3_ENDPOINT must be a URL such as https://s3.us-east-1.amazonaws.com, without a path, and without the bucket.',
    );
  if (production && url.protocol === 'http:' && !isInside(url.hostname))
    throw new ConfigurationError(
      'S3_ENDPOINT must be an https URL, unless the object store is in a private network.',
    );
  return url.origin;
}

/** A private address, or a name that only a private network has. */
function isInside(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  if (family === 0) return !address.includes('.') || /\.(internal|local|localhost)$/.test(address);
  return inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
