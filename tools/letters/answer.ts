import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { fullSsnOf, showingSsn } from '#credit/letters/fullSsn.ts';
import type { Letter, LetterProfile } from '#credit/letters/letter.ts';
import { isOptionId, options } from '#credit/letters/options.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { templateVersion } from '#server/letters/templateInput.ts';
import { createTypesetter } from '#server/letters/typesetter.ts';
import { states } from '#server/profiles/states.ts';

const usage =
  'Usage: npm run letters -- FILE --option 1..6 --profile PROFILE.json --out DIR [--today YYYY-MM-DD] [--ssn lastFour|full]';
export const help = `${usage}

PROFILE.json says who writes; firstName and lastName are required:
{"firstName": "Devin", "lastName": "Sampleton", "phone": "(555) 555-0100", "ssn": "666-55-0611", "dob": "1986-05-17",
 "streetAddress": "410 Maple Ridge Rd", "city": "Springfield", "state": "Illinois", "postalCode": "62704"}`;

/** What the command can't do, in one sentence. */
class UsageError extends Error {}

const text = z.string().default('');
const ProfileFile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullish(),
  ssn: z.string().nullish(),
  dob: z.iso.date().nullish(),
  streetAddress: text,
  city: text,
  state: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).default(''),
  postalCode: text,
});

function opened(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new UsageError(
      code === 'ENOENT' ? `${file}: file not found.` : `${file}: cannot be opened (${code}).`,
    );
  }
}

function reportIn(file: string): Report {
  const content = opened(file);
  try {
    return readReport(content);
  } catch (error) {
    throw error instanceof UnreadableReportError ? new UsageError(`${file}: ${error.message}`) : error;
  }
}

/** `Oregon`, `oregon`, and `or` give `OR`; a text that is not a state is returned unchanged. */
function stateCode(state: string): string {
  const written = state.trim();
  const sought = written.toLowerCase();
  const found = states.find(({ id, name }) => [id, name].some((one) => one.toLowerCase() === sought));
  return found?.id ?? written;
}

function profileIn(file: string): LetterProfile {
  const content = opened(file);
  const parsed = ProfileFile.safeParse(json(content, file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UsageError(`${file}: ${issue?.path.join('.') ?? 'profile'} is missing or invalid.`);
  }
  const { phone, ssn, dob, state, ...rest } = parsed.data;
  const digits = ssn?.replace(/\D/g, '') ?? '';
  return {
    ...rest,
    phone: phone ?? null,
    ssn: digits === '' ? null : digits,
    dob: dob ?? null,
    state: stateCode(state),
  };
}

function json(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new UsageError(`${file}: not valid JSON.`);
  }
}

function chosen(values: readonly string[]): readonly number[] {
  const numbers = values.flatMap((value) => value.split(',')).map(Number);
  const names = options.map((option) => `${String(option.id)} ${option.name}`).join(', ');
  if (numbers.length === 0 || !numbers.every(isOptionId)) throw new UsageError(`Choose an option: ${names}.`);
  return numbers;
}

function entryOf(letter: Letter) {
  return {
    id: letter.id,
    file: `${letter.id}.pdf`,
    templateVersion,
    date: letter.date,
    destination: letter.destination,
    subject: letter.subject,
    items: letter.blocks.flatMap((block) => {
      if (block.kind !== 'item') return [];
      const { key, heading, rules, states, grounds, asks } = block.item;
      return [
        {
          number: block.number,
          key,
          heading: heading.text,
          rules,
          sentences: [heading, ...states, ...grounds, ...asks],
        },
      ];
    }),
    sentences: letter.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : [])),
    exhibits: letter.exhibits,
  };
}

function commandLine(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        option: { type: 'string', multiple: true },
        profile: { type: 'string' },
        out: { type: 'string' },
        today: { type: 'string' },
        ssn: { type: 'string' },
      },
    });
  } catch {
    throw new UsageError(usage);
  }
}

/**
 * Writes the letters, and says what it wrote. Throws, with one sentence, for words that it doesn't understand and files that
 * it can't read; then nothing is written.
 */
export async function lettersAnswer(words: readonly string[]): Promise<string> {
  const { positionals, values } = commandLine(words);
  const [file] = positionals;
  if (file === undefined || values.profile === undefined || values.out === undefined)
    throw new UsageError(usage);
  const today = values.today ?? new Date().toISOString().slice(0, 10);
  if (!z.iso.date().safeParse(today).success) throw new UsageError(`${today} is not a date. Use YYYY-MM-DD.`);
  const ssn = z.enum(['lastFour', 'full']).safeParse(values.ssn ?? 'lastFour');
  if (!ssn.success) throw new UsageError('--ssn must be lastFour or full.');
  const choice = { kind: 'automatic', options: chosen(values.option ?? []) } as const;
  const profile = profileIn(values.profile);
  const full = ssn.data === 'full' ? fullSsnOf(profile.ssn) : null;
  const letters = planLetters({
    report: reportIn(file),
    profile,
    choice,
    today,
  }).map((letter) =>
    full !== null && letter.destination.kind === 'bureau' ? showingSsn(letter, full) : letter,
  );
  mkdirSync(values.out, { recursive: true });
  const typesetter = createTypesetter();
  try {
    for (const letter of letters) {
      writeFileSync(join(values.out, `${letter.id}.pdf`), await typesetter.typeset(letter, []));
    }
  } finally {
    await typesetter.close();
  }
  writeFileSync(join(values.out, 'letters.json'), `${JSON.stringify(letters.map(entryOf), null, 2)}\n`);
  const found =
    letters.length === 0
      ? 'Nothing in the report matches this option: no letters'
      : `${String(letters.length)} letters`;
  return `${found} in ${values.out}`;
}
