import { describe, expect, it } from 'vitest';
import { groups } from '#contract/calls.ts';
import { fieldNotes } from '#server/http/openApi/described.ts';
import { openApiDocument } from '#server/http/openApi/document.ts';
import type { Note } from '#server/http/openApi/note.ts';
import { contractNotes } from './contractNotes.ts';
import { constantOf, sourceFile } from './contractFile.ts';
import { finished, noteOf } from './noteOf.ts';

/** What is said about the constant `Shape` of a file. */
function noted(text: string): Note {
  const file = sourceFile(text, new URL('../../contract/invented.ts', import.meta.url));
  const shape = constantOf('Shape', file);
  if (shape === null) throw new Error('There is no Shape');
  return finished(noteOf(shape.value, file));
}

/** All that notes say, wherever it stands in them. */
const saidIn = ({ about, fields = {}, options = [] }: Note): string[] => [
  ...(about === undefined ? [] : [about]),
  ...[...Object.values(fields), ...options].flatMap(saidIn),
];

describe('a comment of the contract', () => {
  it('is about the field that follows it, on however many lines it is', () => {
    const text = `
      const Shape = z.object({
        /** What it is called. */
        name: z.string(),
        // Why it is like this.
        size: z.int(),
        /**
         * When it began;
         * null before.
         */
        since: z.nullable(Instant),
      });`;
    expect(noted(text)).toEqual({
      fields: { name: { about: 'What it is called.' }, since: { about: 'When it began; null before.' } },
    });
  });

  it('is found in lists, in what may be missing, and in what other shapes are made of', () => {
    const text = `
      const shared = {
        /** Unique. */
        id: z.string(),
      };
      const Part = z.object({
        /** In US cents. */
        amount: z.int(),
      });
      const Shape = z.extend(z.object({ ...shared, parts: z.optional(z.array(Part)) }), {
        ...Part.shape,
        sum: Part.check(() => true),
      });`;
    const part = { amount: { about: 'In US cents.' } };
    expect(noted(text)).toEqual({
      fields: { id: { about: 'Unique.' }, parts: { fields: part }, sum: { fields: part }, ...part },
    });
  });

  it('is about an alternative, or about what a value of a list means', () => {
    const text = `
      /** How it ended. */
      const Ending = z.enum([
        'done',
        /** Nobody waited for it. */
        'left',
      ] as const);
      const Shape = z.discriminatedUnion('kind', [
        /** Nothing happened. */
        z.object({ kind: z.literal('none') }),
        z.object({ kind: z.literal('some'), ending: Ending }),
      ]);`;
    expect(noted(text)).toEqual({
      options: [
        { about: 'Nothing happened.' },
        { fields: { ending: { about: 'How it ended.\n\n- `left`: Nobody waited for it.' } } },
      ],
    });
  });

  it('about a shape says nothing where a field says more, and nothing where the document refers to the shape', () => {
    const text = `
      /** A day. */
      export const Day = z.iso.date();
      /** Where a letter goes. */
      export const Destination = z.object({
        /** As printed. */
        name: z.string(),
      });
      const Shape = z.object({
        on: Day,
        /** The last day. */
        until: Day,
        to: Destination,
      });`;
    expect(noted(text)).toEqual({
      fields: { on: { about: 'A day.' }, until: { about: 'The last day.' } },
    });
  });

  it('about a shape without a name in the document, or that is checked further, is said where it is used', () => {
    const text = `
      /** A person. */
      export const Person = z.object({ name: z.string() });
      /** Where a letter goes. */
      export const Destination = z.object({ name: z.string() });
      const Shape = z.object({ by: Person, to: Destination.check(() => true) });`;
    expect(noted(text)).toEqual({
      fields: { by: { about: 'A person.' }, to: { about: 'Where a letter goes.' } },
    });
  });

  it('does not send readers of the document to files and decisions', () => {
    const text = `
      const Shape = z.object({
        /** Who may sign (disputes/signature.ts) and why (docs/decisions/0013 and 0039), by law (15 U.S.C. 1681i). */
        by: z.string(),
      });`;
    expect(noted(text).fields?.['by']?.about).toBe('Who may sign and why, by law (15 U.S.C. 1681i).');
    const all = Object.values(fieldNotes()).flatMap(saidIn);
    expect(all.filter((about) => /\.ts\b|docs\/|decision [A-Z]?\d/.test(about))).toEqual([]);
  });
});

describe('the notes that the API document has', () => {
  it('are those of the contract’s comments now (npm run fields writes them)', () => {
    expect(fieldNotes()).toEqual(contractNotes());
  });

  it('all reach the shape or the part of a call that they are about', () => {
    const document = openApiDocument({
      origins: { b2b: 'https://a.example', b2c: 'https://b.example' },
      issuers: [],
    });
    const { components, paths } = Object(document);
    const partOf = (id: string): unknown => {
      const [name = '', part] = id.split('/');
      if (part === undefined) return components.schemas[name];
      const call = groups.flatMap(({ calls }) => calls).find((each) => each.name === name);
      const operation =
        paths[call?.url.replaceAll(/:(\w+)/g, '{$1}') ?? '']?.[call?.method.toLowerCase() ?? ''];
      return part === 'body' ? operation?.requestBody : operation?.responses['200'];
    };
    const lost = Object.entries(fieldNotes()).flatMap(([id, note]) => {
      const written = JSON.stringify(partOf(id) ?? null);
      return saidIn(note)
        .filter((about) => !written.includes(JSON.stringify(about)))
        .map((about) => `${id}: ${about}`);
    });
    expect(lost).toEqual([]);
  });
});
