/**
 * Words for what the client says about names, addresses, employers, inquiries, and court records. They quote the entry
 * and then state what the client says, and no more.
 */
import { citeCode, citeDate, notReported } from '../../findings/evidence.ts';
import { isSoft } from '../../findings/inquiries.ts';
import { mayBeSameCompany } from '../../findings/names.ts';
import { citeAddress, citeEmployer, citeName } from '../../findings/personalEntries.ts';
import type { Inquiry, PublicRecord, Report } from '../../report/model.ts';
import { citeConfirmation } from '../confirmed.ts';
import type { Sentence } from '../letter.ts';
import type { Entry } from '../reportItems.ts';
import type { Stated } from '../stated.ts';
import { as, en, es, inMarks, phrase, resting, say, words } from '../sentence.ts';
import { nameListed } from './identity.ts';
import { ask, fileOf, remove, type Wording } from './phrases.ts';

/** What the file lists, and what the client says about it. */
export interface StatedWording {
  readonly lists: Sentence;
  readonly wording: Wording;
}

/** Null for a statement that leaves the entry alone or that nothing in the file contradicts. */
export function statedWording({ entry, said }: Stated, report: Report): StatedWording | null {
  const wording = worded(entry, said, report);
  if (wording === null) return null;
  return {
    lists: listed(entry),
    wording: { ...wording, statement: resting(wording.statement, [citeConfirmation(said)]) },
  };
}

function listed(entry: Entry): Sentence {
  switch (entry.kind) {
    case 'name': {
      const name = nameListed(citeName(entry.record));
      return say(en`Your file lists ${name}.`, es`Su expediente incluye ${name}.`);
    }
    case 'address': {
      const address = citeAddress(entry.record);
      const as = addressKinds[entry.record.kind];
      return say(en`Your file lists ${address} as ${as}.`, es`Su expediente incluye ${address} como ${as}.`);
    }
    case 'employer': {
      const employer = citeEmployer(entry.record);
      return say(
        en`Your file lists the employer ${employer}.`,
        es`Su expediente incluye el empleador ${employer}.`,
      );
    }
    case 'inquiry': {
      const date = citeDate(entry.record, 'inquiryDate', entry.record.date);
      const where = whereOf(entry.record);
      return date.value === notReported
        ? say(en`${where} lists this inquiry.`, es`${where} incluye esta consulta.`)
        : say(
            en`${where} lists this inquiry dated ${date}.`,
            es`${where} incluye esta consulta del ${date}.`,
          );
    }
    case 'publicRecord': {
      const filed = citeDate(entry.record, 'dateFiled', entry.record.dateFiled);
      const where = whereOf(entry.record);
      return filed.value === notReported
        ? say(en`${where} lists this record.`, es`${where} incluye este registro.`)
        : say(
            en`${where} lists this record, filed ${filed}.`,
            es`${where} incluye este registro, presentado el ${filed}.`,
          );
    }
  }
}

/** What a reseller combined is known to be in the report only. */
const whereOf = ({ bureau, blended = [] }: Inquiry | PublicRecord): Sentence =>
  fileOf(bureau, { kind: 'bureau', bureau, blended });

const addressKinds = {
  current: words('a current address', 'dirección actual'),
  previous: words('a previous address', 'dirección anterior'),
} as const;

const unlessPermitted = ask(
  words(
    'Please remove this inquiry unless the company can show that it had a permissible purpose under 15 U.S.C. § 1681b.',
    'Por favor, retiren esta consulta, a menos que la empresa pueda demostrar que tenía un propósito permitido por 15 U.S.C. § 1681b.',
  ),
);

function worded(entry: Entry, said: Stated['said'], report: Report): Wording | null {
  // Clients could once deny that they applied for one, but it needs no application.
  if (entry.kind === 'inquiry' && isSoft(entry.record)) return null;
  switch (said.statement) {
    case 'neverMyName':
      return {
        statement: words('This has never been my name.', 'Este nunca ha sido mi nombre.'),
        request: remove,
      };
    case 'neverLived':
      return {
        statement: words('I have never lived at this address.', 'Nunca he vivido en esta dirección.'),
        request: remove,
      };
    case 'neverWorked':
      return {
        statement: words('I have never worked for this employer.', 'Nunca he trabajado para este empleador.'),
        request: remove,
      };
    case 'didNotApply':
      return entry.kind === 'inquiry'
        ? { statement: didNotApply(entry.record, report), request: unlessPermitted }
        : null;
    case 'noKnownDebt':
      return {
        statement: words(
          'I know of no debt that this company could be collecting from me.',
          'No sé de ninguna deuda que esta empresa me pudiera estar cobrando.',
        ),
        request: unlessPermitted,
      };
    case 'notMyCase':
      return {
        statement: words('This case is not mine.', 'Este caso no es mío.'),
        request: ask(
          words(
            'Please verify with the court whose case this is, and delete the record unless you can establish that it is mine.',
            'Por favor, verifiquen con el tribunal de quién es este caso y eliminen el registro, a menos que puedan demostrar que es mío.',
          ),
        ),
      };
    case 'dismissed':
    case 'discharged':
    case 'satisfied':
      return entry.kind === 'publicRecord' ? outcome(entry.record, said.statement) : null;
    case 'myName':
    case 'lived':
    case 'worked':
    case 'applied':
    case 'knownDebt':
      return null;
  }
}

/** A client of the company may have applied to it at another time. */
function didNotApply({ subscriber }: Inquiry, { accounts }: Report): Sentence {
  const isClient = accounts.some(({ tradelines }) =>
    tradelines.some((line) =>
      [line.creditorName, line.originalCreditor].some(
        (name) => name !== null && mayBeSameCompany(subscriber?.value ?? '', name.value),
      ),
    ),
  );
  return isClient
    ? words(
        'I did not apply to this company at that time.',
        'No presenté ninguna solicitud a esta empresa en ese momento.',
      )
    : words('I did not apply to this company.', 'No presenté ninguna solicitud a esta empresa.');
}

const outcomes = {
  dismissed: {
    says: words('This case was dismissed', 'Este caso fue desestimado'),
    shown: /\bdismiss/i,
  },
  discharged: {
    says: words('This case ended in a discharge', 'Este caso terminó en un descargo'),
    shown: /\bdischarg/i,
  },
  satisfied: {
    says: words('I have paid this in full', 'He pagado esto por completo'),
    shown: /\b(satisf|paid|releas)/i,
  },
} as const;

/** Null if the file already shows it, in the record’s status or, for a debt that was paid, by a date. */
function outcome(record: PublicRecord, kind: keyof typeof outcomes): Wording | null {
  const { says, shown } = outcomes[kind];
  const status = citeCode(record, 'recordStatus', record.status);
  if (shown.test(status.value) || (kind === 'satisfied' && record.dateResolved !== null)) return null;
  const but =
    status.value === notReported
      ? as(
          words(', but my report shows no status for it', ', pero mi informe no muestra un estado del caso'),
          status,
        )
      : phrase(
          en`, but ${whereOf(record)} shows its status as ${inMarks(status)}`,
          es`, pero ${whereOf(record)} muestra el estado ${inMarks(status)}`,
        );
  return {
    statement: say(en`${says}${but}.`, es`${says}${but}.`),
    request: ask(
      words(
        'Please verify the outcome with the court, and correct the record to show it.',
        'Por favor, verifiquen el resultado con el tribunal y corrijan el registro para que lo muestre.',
      ),
    ),
  };
}
