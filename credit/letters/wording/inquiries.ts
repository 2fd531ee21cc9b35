/** Words for inquiries, which only letters to bureaus mention. */
import type { inquiries } from '../../findings/inquiries.ts';
import { en, es, phrase, say, unseen, words } from '../sentence.ts';
import { ask, endOf, file, remove, type WordsFor } from './phrases.ts';

export const inquiryWords: WordsFor<keyof typeof inquiries> = {
  Q1: (finding, recipient) => {
    const { date } = finding.evidence;
    const [where, end] = [file(finding, recipient), endOf(finding)];
    return {
      statement: say(
        en`${where} still lists this inquiry dated ${date}. In practice, bureaus show an inquiry for two years; those two years ended on ${end}.`,
        es`${where} todavía incluye esta consulta del ${date}. En la práctica, los burós muestran una consulta durante dos años; esos dos años terminaron el ${end}.`,
      ),
      request: remove,
    };
  },

  Q2: (finding, recipient) => {
    const { date } = finding.evidence;
    const where = file(finding, recipient);
    const when =
      finding.fact === 'noneSince'
        ? words('since then', 'desde entonces')
        : words('within 120 days after it', 'en los 120 días siguientes');
    return {
      statement: say(
        en`${where} lists this inquiry dated ${date}. My report shows no account under that name opened ${when}.`,
        es`${where} incluye esta consulta del ${date}. Mi informe no muestra ninguna cuenta con ese nombre abierta ${when}.`,
      ),
      request: ask(
        words(
          'Please tell me what permissible purpose under 15 U.S.C. § 1681b the company certified to you, and verify that the inquiry belongs in my file.',
          'Por favor, díganme qué propósito permitido por 15 U.S.C. § 1681b les certificó la empresa y verifiquen que la consulta corresponde a mi expediente.',
        ),
      ),
    };
  },

  Q3: (finding, recipient) => {
    const [date, earlier] = [finding.evidence.inquiry.date, finding.evidence.earlier.date];
    const where = file(finding, recipient);
    const when =
      date.value === earlier.value
        ? phrase(en`both on ${date}${unseen(earlier)}`, es`ambas el ${date}`)
        : phrase(en`on ${earlier} and on ${date}`, es`el ${earlier} y el ${date}`);
    return {
      statement: say(
        en`${where} lists two inquiries from this company, ${when}.`,
        es`${where} incluye dos consultas de esta empresa, ${when}.`,
      ),
      request: ask(
        words(
          'Please verify whether these were two separate requests, and remove this listing if they were the same request.',
          'Por favor, verifiquen si fueron dos solicitudes distintas y retiren esta consulta si fueron la misma solicitud.',
        ),
      ),
    };
  },

  Q4: (finding, recipient) => {
    const { date } = finding.evidence;
    const where = file(finding, recipient);
    return {
      statement: say(
        en`${where} lists this inquiry dated ${date} from a company that collects debts. My report shows no account under that name.`,
        es`${where} incluye esta consulta del ${date} de una empresa que cobra deudas. Mi informe no muestra ninguna cuenta con ese nombre.`,
      ),
      request: ask(
        words(
          'Please tell me whether the company certified to you a permissible purpose under 15 U.S.C. § 1681b(a)(3)(A), and verify that the inquiry belongs in my file.',
          'Por favor, díganme si la empresa les certificó un propósito permitido por 15 U.S.C. § 1681b(a)(3)(A) y verifiquen que la consulta corresponde a mi expediente.',
        ),
      ),
    };
  },
};
