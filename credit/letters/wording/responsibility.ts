/** Words for findings about who is responsible for an account. */
import { notReported } from '../../findings/evidence.ts';
import type { responsibility } from '../../findings/responsibility.ts';
import type { Recipient } from '../letter.ts';
import { en, es, inMarks, phrase, resting, say, words } from '../sentence.ts';
import { ask, compared, file, type Request, the, verify, type WordsFor } from './phrases.ts';

/** Said once, however many files mark the client so. */
const alive = words(
  'I am alive, and I am writing this letter.',
  'Estoy con vida y soy yo quien escribe esta carta.',
);

const whoIsResponsible = words('who is responsible for the account', 'quién es responsable de la cuenta');

/** For an authorized user, who owes nothing. */
export function removeAccount({ kind }: Recipient): Request {
  return ask(
    kind === 'bureau'
      ? words('Please remove this account from my file.', 'Por favor, retiren esta cuenta de mi expediente.')
      : words(
          'Please stop reporting this account under my name.',
          'Por favor, dejen de reportar esta cuenta a mi nombre.',
        ),
  );
}

/** For a furnisher whose files disagree on whether the client is one: only it knows. */
export const removeIfUser: Request = ask(
  words(
    'If I am only an authorized user, please stop reporting this account under my name.',
    'Si solo soy usuario autorizado, por favor, dejen de reportar esta cuenta a mi nombre.',
  ),
);

export const responsibilityWords: WordsFor<keyof typeof responsibility> = {
  E1: (finding, recipient) => {
    const where = file(finding, recipient);
    const { rating } = finding.evidence;
    const role = inMarks(finding.evidence.role);
    const lists = phrase(
      en`${where} lists me as ${role}`,
      es`${where} indica mi responsabilidad como ${role}`,
    );
    // What makes it negative without a rating is what the letter says is reported.
    const listed =
      rating.value === notReported
        ? resting(phrase(en`${lists} on this account`, es`${lists} en esta cuenta`), [rating])
        : phrase(
            en`${lists} and reports the account as ${inMarks(rating)}`,
            es`${lists} y reporta la cuenta como ${inMarks(rating)}`,
          );
    return {
      statement: say(
        en`${listed}. An authorized user is generally not liable for the debt.`,
        es`${listed}. Por lo general, un usuario autorizado no responde por la deuda.`,
      ),
      request: removeAccount(recipient),
    };
  },

  E2: ({ evidence: { roles } }, recipient) => ({
    statement: compared('designator', roles, recipient),
    request: verify(whoIsResponsible),
  }),

  E3: (finding, recipient) => {
    const where = file(finding, recipient);
    if (finding.fact === 'deceasedRemark') {
      const remark = inMarks(finding.evidence.remark);
      return {
        statement: say(
          en`${where} carries the remark ${remark} on this account.`,
          es`${where} lleva la observación ${remark} en esta cuenta.`,
        ),
        request: verify(words('the remark that I am deceased', 'la observación de que he fallecido')),
        reason: alive,
      };
    }
    const role = inMarks(finding.evidence.role);
    const head = say(
      en`${where} marks my responsibility for this account as ${role}`,
      es`${where} marca mi responsabilidad por esta cuenta como ${role}`,
    );
    if (finding.fact === 'deceased')
      return {
        statement: say(en`${head}.`, es`${head}.`),
        request: verify(whoIsResponsible),
        reason: alive,
      };
    const { balance } = finding.evidence;
    return {
      statement: say(
        en`${head} but still shows a balance of ${balance}.`,
        es`${head}, pero todavía muestra un saldo de ${balance}.`,
      ),
      request: verify(whoIsResponsible, the('balance')),
    };
  },
};
