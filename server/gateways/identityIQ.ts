import { GatewayError } from './failure.ts';
import { fetchedReport } from './fetchedReport.ts';
import { withSession } from './outbound.ts';
import type { Answer, Outbound, Site } from './outbound.ts';
import { formWith, headings } from './page.ts';
import type { PageForm } from './page.ts';
import { refusalIn, refusalInHeadings } from './refusal.ts';
import type { ReadReply, ReportGateway } from './reportGateway.ts';

const answerField = 'FBfbforcechangesecurityanswer_txtSecurityAnswer';
const answerButton = 'FBfbforcechangesecurityanswer_ibtSubmit';

/**
 * IdentityIQ's member site, which has no report API: sign-in page, security question, then the report as JSONP. The
 * site locks a member out after three wrong answers, so each answer is submitted once, and the secret answer is not
 * stored.
 */
export function identityIQ(site: Site, read: ReadReply): ReportGateway {
  return {
    async fetchReport({ username, password, sqa }, { signal }) {
      const answer = await withSession(site, signal, async (outbound) => {
        const afterSignIn = await signIn(outbound, username, password);
        try {
          await answerQuestion(outbound, afterSignIn, sqa ?? '');
          return await outbound.getReport('CreditReport.aspx?view=json');
        } finally {
          await outbound.signOut(outbound.get('logout.aspx'));
        }
      });
      return fetchedReport(read, answer, username);
    },
  };
}

async function signIn(outbound: Outbound, username: string, password: string): Promise<Answer> {
  const page = await outbound.get('');
  const form = formWith(textOf(page), 'txtPassword');
  const names = { user: form?.nameOf('txtUsername'), password: form?.nameOf('txtPassword') };
  if (form === null || !names.user || !names.password) throw unexpected(page);

  const answer = await outbound.submitForm(form.action, page.url, {
    ...form.values,
    ...pressed(form, 'imgBtnLogin'),
    [names.user]: username,
    [names.password]: password,
  });
  const html = textOf(answer);
  const refusal = refusalInHeadings(headings(html));
  if (refusal !== null) throw refusal;
  if (answer.status !== 200) throw unexpected(answer);
  if (formWith(html, 'txtPassword') !== null) throw new GatewayError('wrongSignIn');
  return answer;
}

/** The question is not always asked. The answer is the last four digits of the SSN unless the member changed it. */
async function answerQuestion(outbound: Outbound, page: Answer, secretAnswer: string): Promise<void> {
  const form = formWith(textOf(page), answerField);
  const name = form?.nameOf(answerField);
  if (form === null || !name) return;
  if (secretAnswer === '') throw new GatewayError('wrongSecretAnswer');

  const answer = await outbound.submitForm(form.action, page.url, {
    ...form.values,
    ...pressed(form, answerButton),
    [name]: secretAnswer,
  });
  const html = textOf(answer);
  if (formWith(html, answerField) !== null) throw new GatewayError('wrongSecretAnswer');
  const refusal = refusalInHeadings(headings(html));
  if (refusal !== null) throw refusal;
  if (answer.status !== 200) throw unexpected(answer);
}

/** ASP.NET needs to know which button submitted the form. */
function pressed(form: PageForm, button: string): Record<string, string> {
  const name = form.nameOf(button);
  return name === null ? {} : { [name]: '' };
}

const textOf = ({ bytes }: Answer): string => new TextDecoder().decode(bytes);

function unexpected(page: Answer): GatewayError {
  return refusalIn(page) ?? new GatewayError('unexpectedAnswer');
}
