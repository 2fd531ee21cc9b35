import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { contentDisposition, createArchive, safeName, setFileName } from '#server/letters/archive.ts';
import { unzip } from '#tests/support/zip.ts';

function bytes(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}

describe('a zip of letters', () => {
  const letters = [
    { name: 'Equifax – cartas de Núñez.pdf', bytes: bytes('one') },
    { name: 'equifax – cartas de núñez.PDF', bytes: bytes('two') },
    { name: '../../etc/passwd', bytes: bytes('three') },
    { name: 'C:\\letters\\four.pdf', bytes: bytes('four') },
    { name: '', bytes: bytes('') },
  ];

  it('is uncompressed, dated, safely and uniquely named, and as long as announced', async () => {
    const archive = await createArchive(letters, '2026-11-21');
    const zip = await buffer(archive.stream);
    expect(zip.length).toBe(archive.length);
    const entries = await unzip(zip);
    expect(
      entries.map(({ name, bytes: content, stored, date }) => [name, content.toString(), stored, date]),
    ).toEqual([
      ['Equifax – cartas de Núñez.pdf', 'one', true, '2026-11-21'],
      ['equifax – cartas de núñez (2).PDF', 'two', true, '2026-11-21'],
      ['etc passwd', 'three', true, '2026-11-21'],
      ['C letters four.pdf', 'four', true, '2026-11-21'],
      ['letter', '', true, '2026-11-21'],
    ]);
    expect(archive.names).toEqual(entries.map((entry) => entry.name));
  });

  it('is the same for the same letters', async () => {
    const zips = await Promise.all(
      [createArchive(letters), createArchive(letters)].map(async (archive) => buffer((await archive).stream)),
    );
    expect(Buffer.compare(zips[0] ?? Buffer.alloc(0), zips[1] ?? Buffer.alloc(1))).toBe(0);
  });

  it('announces the length of an empty zip too', async () => {
    const archive = await createArchive([]);
    expect((await buffer(archive.stream)).length).toBe(archive.length);
  });
});

describe('names', () => {
  it.each([
    ['Ana Torres', 'Ana Torres.zip'],
    ['', 'letters.zip'],
    ['  ...  ', 'letters.zip'],
    ['a/b\\c:d', 'a b c d.zip'],
    ['con', '_con.zip'],
    ['Zoë 李', 'Zoë 李.zip'],
  ])('%j gives %s', (profile, zip) => {
    expect(setFileName(profile, 'zip')).toBe(zip);
    expect(setFileName(profile, 'pdf')).toBe(zip.replace(/zip$/, 'pdf'));
  });

  it('have at most 100 characters, none of them invisible', () => {
    expect(safeName('x'.repeat(200))).toBe('x'.repeat(100));
    expect(safeName(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
    expect(safeName(`a${' '.repeat(998)}\u{1f600}`)).toBe('a \ufffd');
    expect(safeName('a\u202e\u0000b')).toBe('a b');
  });
});

describe('Content-Disposition', () => {
  it.each([
    ['letters.zip', 'attachment; filename="letters.zip"; filename*=UTF-8\'\'letters.zip'],
    [
      'José’s "best" 100%.zip',
      'attachment; filename="Jose_s _best_ 100_.zip"; filename*=UTF-8\'\'Jos%C3%A9%E2%80%99s%20%22best%22%20100%25.zip',
    ],
    [
      "O'Neil (1)*.zip",
      "attachment; filename=\"O'Neil (1)*.zip\"; filename*=UTF-8''O%27Neil%20%281%29%2A.zip",
    ],
    [
      'a\r\nSet-Cookie: x',
      'attachment; filename="a__Set-Cookie: x"; filename*=UTF-8\'\'a%0D%0ASet-Cookie%3A%20x',
    ],
  ])('of %j', (name, header) => expect(contentDisposition(name)).toBe(header));
});
