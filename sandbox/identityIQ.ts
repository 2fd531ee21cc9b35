import { escaped, html, redirect, text } from './answers.ts';
import type { Exchange } from './exchange.ts';
import { signIn } from './members.ts';
import type { Member } from './members.ts';
import { answerReport } from './reportAnswer.ts';
import { identityIQReport } from './reports/formats/identityIQ.ts';
import { sessions } from './sessions.ts';
import type { World } from './world.ts';

export const identityIQPrefix = '/identityiq';

interface Visit {
  readonly member: Member;
  answered: boolean;
  tries: number;
}
/** The number of wrong secret answers after which the site locks the member out. */
const triesAllowed = 3;
const answerField = 'FBfbforcechangesecurityanswer_txtSecurityAnswer';

/** IdentityIQ's member site under `/identityiq`: sign-in page, security question, dashboard, report. */
export function identityIQ(world: World): (exchange: Exchange) => Promise<void> {
  const visits = sessions<Visit>('ASP.NET_SessionId', identityIQPrefix);

  return async (exchange) => {
    const { method, path, mounted, fields, response } = exchange;
    const to = (place: string, ...cookies: string[]): void =>
      redirect(response, `${mounted}${place}`, cookies);

    if (path === '/' || path.toLowerCase() === '/login.aspx') {
      if (method !== 'POST') return html(response, 200, 'IdentityIQ', signInForm(mounted, ''));
      if (fields.get('__VIEWSTATE') !== viewState)
        return html(response, 500, 'Error', 'Validation of viewstate failed');
      const member = signIn(fields.get('txtUsername') ?? '', fields.get('txtPassword') ?? '');
      if (member === null)
        return html(response, 200, 'IdentityIQ', signInForm(mounted, 'The username or password is invalid.'));
      if (member.outcome === 'captcha') {
        return html(response, 200, 'IdentityIQ', '<h1>Are you a human?</h1><div class="g-recaptcha"></div>');
      }
      return to('/security-question', visits.start({ member, answered: false, tries: 0 }));
    }
    if (path.toLowerCase() === '/logout.aspx') return to('/', visits.end(exchange));

    const visit = visits.of(exchange);
    if (visit === undefined) return to('/');
    if (path === '/security-question') {
      if (method !== 'POST') return html(response, 200, 'Security question', questionForm(''));
      return answerQuestion(exchange, visit, to);
    }
    if (!visit.answered) return to('/security-question');
    if (visit.member.outcome === 'suspended') {
      return html(
        response,
        200,
        'IdentityIQ',
        '<h1>Your account has been suspended</h1><p>Please update your billing.</p>',
      );
    }
    if (path === '/Dashboard.aspx') return html(response, 200, 'Dashboard', dashboard);
    if (path === '/CreditReport.aspx') return creditReport(exchange, visit.member, world);
    return html(response, 404, 'Not found', '<h1>Not found</h1>');
  };
}

function answerQuestion({ fields, response }: Exchange, visit: Visit, to: (place: string) => void): void {
  if (visit.tries >= triesAllowed)
    return html(response, 200, 'Locked', '<h1>Your account has been locked</h1>');
  if (fields.get(answerField) === visit.member.secretAnswer) {
    visit.answered = true;
    return to('/Dashboard.aspx');
  }
  visit.tries += 1;
  return html(response, 200, 'Security question', questionForm('The answer is incorrect.'));
}

async function creditReport({ query, response }: Exchange, member: Member, world: World): Promise<void> {
  if (query.get('view') !== 'json')
    return html(response, 200, 'Credit report', '<div id="ctrlCreditReport"></div>');
  if (member.outcome === 'planWithoutReport') {
    return html(
      response,
      200,
      'Upgrade',
      '<h1>Upgrade your plan</h1><p>Your plan has no three-bureau report.</p>',
    );
  }
  if (member.outcome === 'noReport') {
    // The site's report host responds with 200 and an error inside.
    return text(
      response,
      200,
      'text/html',
      '<pre>JSON_CALLBACK({"Status":"Failed","Message":"No report available"})</pre>',
    );
  }
  return answerReport(response, member, world, {
    type: 'text/html; charset=utf-8',
    render: (file) => `<html><body><pre>${escaped(identityIQReport(file))}</pre></body></html>`,
  });
}

const viewState = '/wEPDwUKLTI2NjY5MDIx+Q==';
const hidden = `<input type="hidden" name="__VIEWSTATE" id="__VIEWSTATE" value="${viewState}">`;
const dashboard =
  '<h1>Dashboard</h1><a href="CreditReport.aspx">Report</a> <a href="Billing.aspx">Billing</a>';

function signInForm(mounted: string, error: string): string {
  return `<form method="post" action="${mounted}/login.aspx">${hidden}<p class="error">${escaped(error)}</p>
<input type="text" id="txtUsername" name="txtUsername"><input type="password" id="txtPassword" name="txtPassword">
<input type="submit" id="imgBtnLogin" name="imgBtnLogin" value="Log in"></form>`;
}

function questionForm(error: string): string {
  return `<form method="post" action="security-question">${hidden}<p>Last four digits of your SSN</p><p class="error">${escaped(error)}</p>
<input type="text" id="${answerField}" name="${answerField}">
<input type="submit" id="FBfbforcechangesecurityanswer_ibtSubmit" name="FBfbforcechangesecurityanswer_ibtSubmit" value="Submit"></form>`;
}
