import type SharpFactory from 'sharp';

type Sharp = typeof SharpFactory;
let loaded: Promise<Sharp> | undefined;

/** Loaded with the first image, because it takes 25 MB. Only the two decoders that are needed remain enabled in the library. */
export function imageLibrary(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loaded;
}
