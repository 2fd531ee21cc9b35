import { getCompileCacheDir } from 'node:module';

/**
 * What lets a process that this one starts use the code that earlier ones compiled: it is ready in half the time. Empty
 * if this process keeps none (`main.ts` does).
 */
export function compiledCode(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder };
}
