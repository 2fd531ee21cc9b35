/** Findings next to what they are about: a numbered list, and the numbers again at the rows with the evidence. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { confidenceTexts } from '#vocabulary/confidence.ts';
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import { groupedByRule } from '#vocabulary/findingGroups.ts';
import { findingSentences } from '#vocabulary/findings.ts';
import { lawText } from '#vocabulary/laws.ts';
import { valuesOf } from '../findings/evidence.ts';
import type { Evidence, Subject } from '../findings/finding.ts';
import type { Finding } from '../findings/findings.ts';
import type { BureauRecord } from '../report/model.ts';
import { subjectKey, type PageContext } from './context.ts';
import { facts } from './facts.ts';
import { html, type Content } from './markup.ts';

/** One rule's findings about one subject. */
export interface Note {
  readonly number: number;
  readonly first: Finding;
  readonly all: readonly Finding[];
  /** What they quote from the report. */
  readonly quoted: readonly Evidence[];
}

/** The notes of a subject, most certain first. Leaves out findings that only inform and that no dispute could use. */
export function notesOf({ findings }: PageContext, subject: Subject): readonly Note[] {
  const own = (findings.get(subjectKey(subject)) ?? []).filter(({ recipient }) => recipient !== 'nobody');
  return groupedByRule(own).map((all, index) => ({
    number: index + 1,
    first: all[0],
    all,
    quoted: all.flatMap(({ evidence }) => valuesOf(evidence)),
  }));
}

function bureausOf({ columns }: PageContext, { all }: Note): readonly Bureau[] {
  return columns.filter((bureau) => all.some(({ bureaus }) => bureaus.includes(bureau)));
}

const idOf = (owner: string, number: number): string => `${owner}-finding-${String(number)}`;

/** Keeps a section of law on one line: it doesn't break at its spaces or hyphens, while other words wrap normally. */
function ground({ language }: PageContext, law: string): Content {
  return (lawText(law)?.[language] ?? law)
    .split(/(?<=[,;] )/)
    .map((piece) => (/\d/.test(piece) ? html`<span class="section">${piece.trimEnd()}</span> ` : piece));
}

/** The notes as a list below a heading of the given level; nothing if there are none. `owner` is an id on the page. */
export function noteList(context: PageContext, owner: string, notes: readonly Note[], level: 3 | 4): Content {
  if (notes.length === 0) return null;
  const { language, texts } = context;
  const { heading } = texts.findings;
  return html`<div class="findings">
    ${level === 3 ? html`<h3>${heading}</h3>` : html`<h4>${heading}</h4>`}
    <ol>
      ${notes.map((note) => {
        const { first, number } = note;
        return html`<li id="${idOf(owner, number)}">
          <span class="number" aria-hidden="true">${number}</span>
          <span
            >${findingSentences[first.rule][language]}
            <span class="at"
              >${facts([
                bureausOf(context, note).join(', '),
                confidenceTexts[first.confidence].name[language],
                ground(context, first.law),
              ])}</span
            ></span
          >
        </li>`;
      })}
    </ol>
  </div>`;
}

/** The numbers of the notes that quote one of the fields from one of the records. */
export function noteMarks(
  { texts }: PageContext,
  owner: string,
  notes: readonly Note[],
  fields: readonly EvidenceField[],
  records: readonly BureauRecord[],
): Content {
  const within = (at: string) => records.some((one) => at === one.at || at.startsWith(`${one.at}/`));
  return notes
    .filter(({ quoted }) => quoted.some(({ field, at }) => fields.includes(field) && within(at)))
    .map(
      ({ number }) =>
        html` <a class="number" href="#${idOf(owner, number)}"
          ><span class="visually-hidden">${texts.findings.one} </span>${number}</a
        >`,
    );
}

/** The same without numbers, for a list cell that names its subject. */
export function noteLines(context: PageContext, subject: Subject): Content {
  const { language } = context;
  return notesOf(context, subject).map(
    ({ first }) =>
      html`<span class="finding"
        ><span aria-hidden="true">&#9873;</span> ${findingSentences[first.rule][language]}
        <span class="at"
          >${facts([confidenceTexts[first.confidence].name[language], ground(context, first.law)])}</span
        ></span
      >`,
  );
}
