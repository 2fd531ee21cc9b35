/**
 * No claim without evidence, checked for every option and every sample: what a sentence quotes is in the provider's
 * document, at the bureau that the sentence names, and nothing is quoted without evidence.
 */
import { expect, it } from 'vitest';
import { addDays, addYears } from '#credit/findings/calendar.ts';
import type { Evidence } from '#credit/findings/finding.ts';
import { usDate } from '#credit/findings/formatValue.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { Letter, Sentence } from '#credit/letters/letter.ts';
import { options } from '#credit/letters/options.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import {
  everyForm,
  fold,
  parseSample,
  sampleFormats,
  samples,
  valueAt,
} from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import { explainedSentences, glossFlaws } from './glossFlaws.ts';

type Form = keyof typeof everyForm;
const forms = Object.keys(everyForm).filter((name): name is Form => Object.hasOwn(everyForm, name));

const days = ['2025-09-15', '2026-11-21'];
const planned = new Map<Form, readonly Letter[]>();

/** The letters of each option on its own, on the report's day and a year later. */
function lettersOf(form: Form): readonly Letter[] {
  const known = planned.get(form);
  if (known !== undefined) return known;
  const report = readReport(everyForm[form]);
  const letters = days.flatMap((today) =>
    options.flatMap(({ id }) =>
      planLetters({ report, profile: aConsumer(), choice: { kind: 'automatic', options: [id] }, today }),
    ),
  );
  planned.set(form, letters);
  return letters;
}

function sentencesOf(letter: Letter): readonly Sentence[] {
  return letter.blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences
      : [block.item.heading, ...block.item.states, ...block.item.grounds, ...block.item.asks],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The bureau of the innermost record around a place. */
function bureauAround(document: unknown, at: string): unknown {
  for (let place = at; place !== ''; place = place.slice(0, place.lastIndexOf('/'))) {
    const node = valueAt(document, place);
    const source = valueAt(document, `${place}/Source/Bureau/description`);
    if (isObject(node) && (typeof node['bureau'] === 'string' || source !== undefined))
      return node['bureau'] ?? source;
  }
  return undefined;
}

function textsOf(raw: unknown): string {
  return isObject(raw) ? Object.values(raw).map(textsOf).join(' ') : String(raw);
}

const meanings: Readonly<Record<string, string>> = {
  C: 'on time',
  '1': '30 days late',
  '2': '60 days late',
  '3': '90 days late',
  '4': '120 days late',
  '9': 'in collection or charged off',
};

function reads(raw: unknown, { field, value }: Evidence): boolean {
  const text = textsOf(raw).replace(/\s+/g, ' ').trim();
  if (value === 'not reported') return isObject(raw);
  if (field === 'ssn') return value === `ending in ${text.slice(-4)}`;
  if (field === 'history') return value.startsWith(meanings[text] ?? '?');
  const forms = [text, formatMoney(Number(text) * 100), usDate(text.slice(0, 10))];
  const words = value.split(/[ ,#]+/).filter(Boolean);
  return forms.includes(value) || words.every((word) => text.includes(word));
}

const law = /\d+ (U\.S\.C\.|C\.F\.R\.) § [\w.]+(\(\w+\))*( and (\(\w+\))+)?/g;
const quotes =
  /\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?|\b(?:\d\d\/)?\d\d\/\d{4}\b|\b[A-Z]*\d[\d*A-Z]{3,}|\b[A-Z]{3,}\b/g;

/** The days a sentence may compute: when seven years and 180 days, ten, seven, or two years end. */
function computed(evidence: readonly Evidence[]): readonly string[] {
  return evidence.flatMap(({ value }) => {
    const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(value) ?? [];
    if (month === undefined || day === undefined || year === undefined) return [];
    const date = `${year}-${month}-${day}`;
    return [addYears(addDays(date, 180), 7), addYears(date, 10), addYears(date, 7), addYears(date, 2)].map(
      usDate,
    );
  });
}

it.each(sampleFormats)('%s: every sentence says the same in Spanish, with the same values', (format) => {
  const sentences = lettersOf(format).flatMap(explainedSentences);
  const distinct = [...new Map(sentences.map((each) => [each.text, each])).values()];
  expect(distinct.flatMap(glossFlaws)).toEqual([]);
  expect(distinct.length).toBeGreaterThan(20);
});

it.each(sampleFormats)('%s: every value behind a sentence is in the document, at its bureau', (format) => {
  const document = fold(parseSample(samples[format]));
  const evidence = lettersOf(format)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.evidence);
  const wrong = evidence.filter((each) => {
    const raw = valueAt(document, each.at);
    const bureau =
      each.bureau === null || each.field === 'reportDate' || bureauAround(document, each.at) === each.bureau;
    return raw === undefined || !bureau || !reads(raw, each);
  });
  expect(wrong).toEqual([]);
  expect(evidence.length).toBeGreaterThan(1_000);
});

/** What the model has at each place, and at which bureau, according to the innermost record around it. */
function placesOf(
  form: Form,
): ReadonlyMap<string, { readonly bureau: Bureau | null; readonly words: string }[]> {
  const places = new Map<string, { bureau: Bureau | null; words: string }[]>();
  const note = (node: unknown, around: Bureau | null): void => {
    if (Array.isArray(node)) return node.forEach((each) => note(each, around));
    if (!isObject(node)) return;
    const bureau = bureaus.find((name) => name === node['bureau']) ?? around;
    if (typeof node['at'] === 'string') {
      const known = places.get(node['at']) ?? [];
      places.set(node['at'], [...known, { bureau, words: wordsIn(node) }]);
    }
    Object.values(node).forEach((each) => note(each, bureau));
  };
  note(readReport(everyForm[form]), null);
  return places;
}

/** A value in all the forms in which a sentence may write it. */
function wordsIn(node: Readonly<Record<string, unknown>>): string {
  return Object.entries(node)
    .flatMap(([name, value]): readonly string[] => {
      if (name === 'at') return [];
      if (isObject(value)) return [wordsIn(value)];
      if (typeof value === 'number') return [String(value), formatMoney(value)];
      const text = String(value);
      if (name === 'status') return [text, meanings[text] ?? ''];
      const [, year = '', month = ''] = /^(\d{4})-(\d\d)/.exec(text) ?? [];
      return [text, ...(year === '' ? [] : [usDate(text), `${month}/${year}`])];
    })
    .join(' ')
    .replace(/\s+/g, ' ');
}

it.each(forms)('%s: every value behind a sentence is in the report, at its bureau', (form) => {
  const places = placesOf(form);
  const evidence = lettersOf(form)
    .flatMap(sentencesOf)
    .flatMap((sentence) => sentence.evidence);
  const wrong = evidence.filter(({ at, bureau, value }) => {
    const here = (places.get(at) ?? []).filter(
      (place) => bureau === null || place.bureau === null || place.bureau === bureau,
    );
    const shown = value
      .replace(/^ending in /, '')
      .split(/[ ,#]+/)
      .filter(Boolean);
    const reads =
      value === 'not reported' ||
      here.some(({ words }) => shown.every((word) => word === 'in' || words.includes(word)));
    return here.length === 0 || !reads;
  });
  expect(wrong).toEqual([]);
  expect(evidence.length).toBeGreaterThan(100);
});

it.each(forms)('%s: a sentence quotes no amount, date, number, or name without evidence', (form) => {
  const unproven = lettersOf(form)
    .flatMap(sentencesOf)
    .flatMap(({ text, evidence }) => {
      const proven = [...evidence.map((each) => each.value), ...computed(evidence), 'SSN', '$500'].join(' ');
      return [...text.replace(law, '').matchAll(quotes)].flatMap(([quoted]) =>
        proven.includes(quoted) ? [] : [`${quoted} in: ${text}`],
      );
    });
  expect(unproven).toEqual([]);
});

it.each(forms)('%s: "your file" is the addressed bureau\'s file, and others are named', (form) => {
  const wrong = lettersOf(form).flatMap((letter) =>
    sentencesOf(letter).flatMap((sentence) => {
      const own = sentence.evidence.filter((each) => each.bureau === letter.destination.id);
      const others = sentence.evidence.filter(
        (each) => each.bureau !== null && each.bureau !== letter.destination.id,
      );
      const speaksOfFile = /\byour file\b/i.test(sentence.text);
      if (letter.destination.kind === 'furnisher') return speaksOfFile ? [sentence.text] : [];
      if (speaksOfFile && own.length === 0) return [sentence.text];
      return others.every((each) => sentence.text.includes(each.bureau ?? '')) ? [] : [sentence.text];
    }),
  );
  expect(wrong).toEqual([]);
});

it.each(forms)("%s: no threats, no invented law, no lawyer's phrases", (form) => {
  const texts = lettersOf(form).flatMap((letter) => [
    letter.subject.text,
    ...sentencesOf(letter).map((sentence) => sentence.text),
  ]);
  expect(
    texts.filter((text) =>
      /attack|\b609\b|demand|lawsuit|\bsue\b|attorney|legal action|identity theft|stolen|violat|penalt|\bmust\b/i.test(
        text,
      ),
    ),
  ).toEqual([]);
});

it.each(forms)('%s: personal, inquiry, and court-record disputes never go to furnishers', (form) => {
  const astray = lettersOf(form).filter(
    ({ destination, blocks }) =>
      destination.kind === 'furnisher' &&
      blocks.some((block) => block.kind === 'item' && !block.item.key.startsWith('account:')),
  );
  expect(astray.map((letter) => letter.id)).toEqual([]);
});

it.each(sampleFormats)('%s: a furnisher gets neither SSN nor date of birth', (form) => {
  const letters = lettersOf(form).filter((letter) => letter.destination.kind === 'furnisher');
  expect(letters.length).toBeGreaterThan(0);
  expect(
    letters.filter((letter) => /0611|1986/.test(JSON.stringify(letter))).map((letter) => letter.id),
  ).toEqual([]);
});
