import { html, json, redirect } from './answers.ts';
import type { Exchange } from './exchange.ts';
import { signIn } from './members.ts';
import type { Member } from './members.ts';
import { answerReport } from './reportAnswer.ts';
import { smartCreditReport } from './reports/formats/smartCredit.ts';
import { sessions } from './sessions.ts';
import type { World } from './world.ts';

export const smartCreditPrefix = '/smartcredit';

/** SmartCredit's classic member site under `/smartcredit`: form sign-in with a CSRF token, report as JSON. */
export function smartCredit(world: World): (exchange: Exchange) => Promise<void> {
  const forms = sessions<string>('JSESSIONID', smartCreditPrefix);
  const members = sessions<Member>('SC_MEMBER', smartCreditPrefix);

  return async (exchange) => {
    const { method, path, mounted, fields, response } = exchange;
    const to = (place: string, ...cookies: string[]): void =>
      redirect(response, `${mounted}${place}`, cookies);

    if (path === '/' || path === '/login' || path === '/login/') {
      if (method !== 'POST') return showSignIn(exchange, forms.start(csrf));
      if (
        forms.of(exchange) === undefined ||
        fields.get('_csrf') !== csrf ||
        fields.get('loginType') !== 'CUSTOMER'
      ) {
        return html(response, 403, 'Forbidden', '<h1>Invalid CSRF token</h1>');
      }
      const member = signIn(fields.get('j_username') ?? '', fields.get('j_password') ?? '');
      if (member === null) return to('/login/?login_error=1');
      if (member.outcome === 'captcha')
        return html(response, 200, 'One moment', '<h1>Enter the one-time code we sent</h1>');
      return to(
        member.outcome === 'suspended' ? '/member/reactivate' : '/member/home',
        members.start(member),
      );
    }
    if (path === '/logout') return to('/login/', members.end(exchange), forms.end(exchange));

    const member = members.of(exchange);
    if (member === undefined) return to('/login/');
    switch (path) {
      case '/member/home':
        return html(response, 200, 'Home', '<h1>Welcome</h1><a href="billing">Billing</a>');
      case '/member/reactivate':
        return html(
          response,
          200,
          'Reactivate',
          '<h1>Your account is not ACTIVE</h1><p>Reactivate your membership.</p>',
        );
      case '/member/credit-report/3b/order-confirm':
        return html(
          response,
          200,
          'Order',
          '<h1>Confirm your order</h1><form method="post"><button>Order now</button></form>',
        );
      case '/member/credit-report/3b/simple.htm':
        return report(exchange, member, world, to);
      default:
        return html(response, 404, 'Not found', '<h1>Not found</h1>');
    }
  };
}

async function report(
  { response }: Exchange,
  member: Member,
  world: World,
  to: (place: string) => void,
): Promise<void> {
  if (member.outcome === 'suspended') return json(response, 403, { accountStatus: 'SUSPENDED' });
  if (member.outcome === 'planWithoutReport') return to('/member/credit-report/3b/order-confirm');
  if (member.outcome === 'noReport') return json(response, 404, { message: 'No report ordered yet' });
  return answerReport(response, member, world, {
    type: 'application/json;charset=UTF-8',
    render: smartCreditReport,
  });
}

const csrf = '5e0f4c1a-97d2-4b0e-8c55-2f6d3c2b7a10';

function showSignIn({ response, query, mounted }: Exchange, cookie: string): void {
  response.setHeader('set-cookie', cookie);
  const error = query.has('login_error') ? '<p class="error">The username or password is incorrect.</p>' : '';
  html(
    response,
    200,
    'SmartCredit',
    `${error}<form method="post" action="${mounted}/login"><input type="hidden" name="_csrf" value="${csrf}">
<input type="hidden" name="loginType" value="CUSTOMER"><input name="j_username"><input type="password" name="j_password">
<button type="submit">Log in</button></form>`,
  );
}
