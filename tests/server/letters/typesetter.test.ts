import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCompiler } from '#server/letters/compile.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import { createTypesetter, type Typesetter } from '#server/letters/typesetter.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const unreliable = new URL('workers/unreliable.mjs', import.meta.url);
let typesetter: Typesetter = createTypesetter();
afterEach(() => typesetter.close());

/** A PDF of one page, which draws a form that draws itself. */
function pageInItself(): Uint8Array {
  const drawing = (dictionary: string, drawn: string) =>
    `<< ${dictionary} /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
    drawing('', '/X Do'),
    drawing(
      '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /X 5 0 R >> >>',
      '/X Do',
    ),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** How each of the named letters ended: how many its worker had finished with it, or why it failed. */
async function outcomes(...names: readonly string[]): Promise<readonly unknown[]> {
  const settled = await Promise.allSettled(names.map((id) => typesetter.typeset(aLetter({ id }), [])));
  return settled.map((each) => (each.status === 'fulfilled' ? each.value[0] : each.reason));
}

describe('the typesetter', () => {
  it('typesets letters in its worker as on the calling thread', async () => {
    typesetter = createTypesetter();
    const [one, other] = [aLetter(), aLetter({}, { firstName: 'Ana' })];
    const compiler = createCompiler();
    const pdfs = await Promise.all([typesetter.typeset(one, []), typesetter.typeset(other, [])]);
    expect(pdfs.map((pdf) => Buffer.from(pdf).toString('latin1'))).toEqual(
      [one, other].map((letter) => Buffer.from(compiler.compile(letter, [])).toString('latin1')),
    );
  });

  it('rejects only the letter that cannot be typeset', async () => {
    typesetter = createTypesetter();
    const settled = await Promise.allSettled(
      [aLetter(), aLetter({}, { firstName: '李' }), aLetter()].map((letter) =>
        typesetter.typeset(letter, []),
      ),
    );
    expect(settled.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(settled[1]).toEqual({ status: 'rejected', reason: new TypesettingError('unprintable') });
  });

  it('continues with the same worker after a failure', async () => {
    typesetter = createTypesetter({ worker: unreliable });
    expect(await outcomes('a', 'fails', 'b')).toEqual([1, new TypesettingError('unprintable'), 2]);
  });

  it.each(['dies', 'throws', 'crashes'])('replaces a worker that %s', async (name) => {
    typesetter = createTypesetter({ worker: unreliable });
    expect(await outcomes('a', name, 'b', 'c')).toEqual([1, new TypesettingError('crashed'), 1, 2]);
  });

  it('typesets as many letters at once as it has workers, each worker one', async () => {
    typesetter = createTypesetter({ worker: unreliable, workers: 2 });
    const stuck = outcomes('hangs');
    expect(await outcomes('a', 'b', 'c')).toEqual([1, 2, 3]);
    await typesetter.close();
    expect(await stuck).toEqual([new TypesettingError('closed')]);
  });

  it('starts a second worker only for a letter that would otherwise wait', async () => {
    typesetter = createTypesetter({ worker: unreliable, workers: 2 });
    expect([...(await outcomes('a')), ...(await outcomes('b')), ...(await outcomes('c'))]).toEqual([1, 2, 3]);
    const both = await outcomes('d', 'e', 'f', 'g', 'h', 'i');
    expect(both.filter((count) => count === 1)).toHaveLength(1);
  });

  it('loses only the letter of a worker that dies, and no letter of the other workers', async () => {
    typesetter = createTypesetter({ worker: unreliable, workers: 2 });
    const ended = await outcomes('a', 'dies', 'b', 'c', 'dies', 'd');
    expect(ended.filter((each) => each instanceof TypesettingError)).toEqual([
      new TypesettingError('crashed'),
      new TypesettingError('crashed'),
    ]);
    expect([ended[1], ended[4]]).toEqual([new TypesettingError('crashed'), new TypesettingError('crashed')]);
  });

  it('replaces a worker that takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      typesetter = createTypesetter({ worker: unreliable, timeLimit: 500 });
      const ended = outcomes('hangs', 'a');
      vi.advanceTimersByTime(500);
      expect(await ended).toEqual([new TypesettingError('timeout'), 1]);
    } finally {
      vi.useRealTimers();
    }
  });

  it.skipIf(process.platform !== 'linux')('replaces a worker that takes too much memory', async () => {
    typesetter = createTypesetter({ worker: unreliable, memoryLimit: 200 * 1024 ** 2 });
    expect(await outcomes('grows', 'a')).toEqual([new TypesettingError('tooLarge'), 1]);
  });

  it.each([
    ['dies', 'crashed'],
    ['hangs', 'timeout'],
  ] as const)('calls a PDF unreadable if the worker that encloses it %s', async (id, reason) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      typesetter = createTypesetter({ worker: unreliable, timeLimit: 500 });
      const check = async (type: Enclosure['type'], limit: number) => {
        const typeset = typesetter.typeset(aLetter({ id }), [
          { title: 'Copy', type, bytes: new Uint8Array() },
        ]);
        const ended = typeset.catch((error: unknown) => error);
        if (id === 'hangs') vi.advanceTimersByTime(limit);
        expect(await ended).toEqual(
          new TypesettingError(type === 'application/pdf' ? 'unreadableEnclosure' : reason),
        );
      };
      await check('application/pdf', 1_000);
      await check('image/jpeg', 500);
    } finally {
      vi.useRealTimers();
    }
  });

  it('calls a PDF unreadable whose page contains itself', async () => {
    typesetter = createTypesetter();
    const enclosed = { title: 'Copy', type: 'application/pdf', bytes: pageInItself() } as const;
    const ended = await Promise.allSettled([
      typesetter.typeset(aLetter(), [enclosed]),
      typesetter.typeset(aLetter(), []),
    ]);
    expect(ended.map((each) => (each.status === 'rejected' ? each.reason : each.status))).toEqual([
      new TypesettingError('unreadableEnclosure'),
      'fulfilled',
    ]);
  });

  it('ends an idle worker after a while, and starts another for the next letter', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      typesetter = createTypesetter({ worker: unreliable, idleLimit: 30_000 });
      expect(await outcomes('a', 'b')).toEqual([1, 2]);
      vi.advanceTimersByTime(29_999);
      expect(await outcomes('c')).toEqual([3]);
      vi.advanceTimersByTime(29_999);
      expect(await outcomes('d')).toEqual([4]);
      vi.advanceTimersByTime(30_000);
      expect(await outcomes('e')).toEqual([1]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('rejects with the reason of its signal and typesets the others', async () => {
    typesetter = createTypesetter({ worker: unreliable });
    const wanted = new AbortController();
    const aborted = [
      typesetter.typeset(aLetter({ id: 'a' }), [], { signal: wanted.signal }),
      typesetter.typeset(aLetter({ id: 'b' }), [], { signal: wanted.signal }),
    ];
    const kept = typesetter.typeset(aLetter({ id: 'c' }), []);
    wanted.abort(new Error('gone'));
    expect(await Promise.allSettled(aborted)).toEqual([
      { status: 'rejected', reason: new Error('gone') },
      { status: 'rejected', reason: new Error('gone') },
    ]);
    // The first letter was already at the worker; the second never reached it.
    expect([...(await kept)]).toEqual([2]);
    await expect(typesetter.typeset(aLetter(), [], { signal: wanted.signal })).rejects.toThrow('gone');
  });

  it('rejects pending letters when it closes, and new ones afterwards', async () => {
    typesetter = createTypesetter({ worker: unreliable });
    const pending = outcomes('hangs', 'a');
    await typesetter.close();
    expect(await pending).toEqual([new TypesettingError('closed'), new TypesettingError('closed')]);
    expect(await outcomes('b')).toEqual([new TypesettingError('closed')]);
  });
});
