import { brotliDecompressSync } from 'node:zlib';

/** Tables that WOFF2 writes as their place in this list, up to the last one that the typeface has. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt fpgm glyf loca prep CFF VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB'.split(
    ' ',
  );

/** The tables of a WOFF2 file (https://www.w3.org/TR/WOFF2/, section 5) by tag; those that are stored transformed stay so. */
export function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  let at = 48;
  const next = () => file[at++] ?? 0;
  function length(): number {
    for (let value = 0; ;) {
      const byte = next();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  }
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = next();
    const place = flags & 63;
    const tag = place === 63 ? file.toString('latin1', at, (at += 4)) : (knownTags[place] ?? `#${place}`);
    const isOutline = tag === 'glyf' || tag === 'loca';
    const own = length();
    return { tag, size: flags >> 6 === (isOutline ? 3 : 0) ? own : length() };
  });
  const content = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(entries.map(({ tag, size }) => [tag, content.subarray(start, (start += size))]));
}

/** Every code point below U+10000 that a `cmap` table has (its subtable of format 4). */
export function codePointsOf(cmap: Buffer): ReadonlySet<number> {
  const found = new Set<number>();
  for (let place = 0; place < cmap.readUInt16BE(2); place++) {
    const at = cmap.readUInt32BE(8 + place * 8);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const ends = cmap.readUInt16BE(at + 6);
    for (let step = 0; step < ends; step += 2) {
      const last = cmap.readUInt16BE(at + 14 + step);
      for (let code = cmap.readUInt16BE(at + 16 + ends + step); code <= last; code++) found.add(code);
    }
  }
  return found;
}
