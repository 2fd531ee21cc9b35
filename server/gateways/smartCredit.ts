import { GatewayError } from './failure.ts';
import { fetchedReport } from './fetchedReport.ts';
import { withSession } from './outbound.ts';
import type { Answer, Outbound, Site } from './outbound.ts';
import { formWith, headings } from './page.ts';
import { refusalIn, refusalInHeadings } from './refusal.ts';
import type { ReadReply, ReportGateway } from './reportGateway.ts';

/**
 * SmartCredit's classic member site: form sign-in with a CSRF token, then the report as plain JSON. If there is no
 * current report, the site offers to order one. Ordering costs the member money, so that page is never confirmed.
 */
export function smartCredit(site: Site, read: ReadReply): ReportGateway {
  return {
    async fetchReport({ username, password }, { signal }) {
      const answer = await withSession(site, signal, async (outbound) => {
        await signIn(outbound, username, password);
        try {
          return await outbound.getReport('member/credit-report/3b/simple.htm?format=JSON');
        } finally {
          await outbound.signOut(outbound.get('logout'));
        }
      });
      return fetchedReport(read, answer, username);
    },
  };
}

async function signIn(outbound: Outbound, username: string, password: string): Promise<void> {
  const page = await outbound.get('login/');
  const form = formWith(textOf(page), 'j_password');
  if (form === null) throw unexpected(page);

  const answer = await outbound.submitForm(form.action, page.url, {
    ...form.values,
    j_username: username,
    j_password: password,
    loginType: 'CUSTOMER',
  });
  const html = textOf(answer);
  const refusal = refusalInHeadings(headings(html));
  if (refusal !== null) throw refusal;
  if (formWith(html, 'j_password') !== null) throw new GatewayError('wrongSignIn');
  if (answer.status !== 200) throw unexpected(answer);
}

const textOf = ({ bytes }: Answer): string => new TextDecoder().decode(bytes);

function unexpected(page: Answer): GatewayError {
  return refusalIn(page) ?? new GatewayError('unexpectedAnswer');
}
