import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { html, json } from './answers.ts';
import type { Exchange } from './exchange.ts';
import { signIn } from './members.ts';
import type { Outcome } from './members.ts';
import { answerReport } from './reportAnswer.ts';
import { basicReport, epicReport } from './reports/formats/myFreeScoreNow.ts';
import type { World } from './world.ts';

/** The operator's API user, which the product is configured with. */
export const affiliate = { email: 'affiliate@redress.example', password: 'sandbox-affiliate' };

/** MyFreeScoreNow's partner API under `/myfreescorenow/api`. */
export function myFreeScoreNow(world: World): (exchange: Exchange) => Promise<void> {
  const tokens = new Set<string>();

  return async (exchange) => {
    const { method, path, fields, response } = exchange;
    if (method !== 'POST') return json(response, 405, { success: false, message: 'Method not allowed' });

    if (path === '/auth/login') {
      if (fields.get('email') !== affiliate.email || fields.get('password') !== affiliate.password) {
        return json(response, 401, { success: false, message: 'Invalid API user' });
      }
      const token = randomUUID();
      tokens.add(token);
      const data = { token, sessionId: randomUUID(), user: { email: affiliate.email } };
      return json(response, 200, { success: true, message: 'Logged in', data });
    }

    const token = exchange.authorization.replace(/^Bearer /u, '');
    if (!tokens.has(token)) return json(response, 401, { success: false, message: 'INVALID_TOKEN' });

    switch (path) {
      case '/auth/logout':
        tokens.delete(token);
        return json(response, 200, { success: true, message: 'Logged out' });
      case '/auth/3B/report.json':
        return memberReport(exchange, world, basicReport);
      case '/auth/v2/3B/epic/report.json':
        return memberReport(exchange, world, epicReport);
      default:
        return json(response, 404, { success: false, message: 'Not found' });
    }
  };
}

async function memberReport(
  { fields, response }: Exchange,
  world: World,
  render: typeof basicReport,
): Promise<void> {
  const member = signIn(fields.get('username') ?? '', fields.get('password') ?? '');
  if (member === null)
    return json(response, 401, { success: false, message: 'Invalid member username or password' });
  const refuse = refusals[member.outcome];
  if (refuse !== undefined) return refuse(response);
  return answerReport(response, member, world, { type: 'application/json', render });
}

const refusals: Readonly<Partial<Record<Outcome, (response: ServerResponse) => void>>> = {
  suspended: (response) => json(response, 200, { success: false, message: 'Member account is suspended' }),
  planWithoutReport: (response) =>
    json(response, 403, { success: false, message: 'The plan of this member has no 3B report' }),
  noReport: (response) => json(response, 404, { success: false, message: 'Report not found' }),
  captcha: (response) => html(response, 403, 'Just a moment...', '<h1>Complete the captcha to go on</h1>'),
};
