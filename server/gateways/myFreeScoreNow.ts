import * as z from 'zod/mini';
import { GatewayError } from './failure.ts';
import { fetchedReport } from './fetchedReport.ts';
import { withSession } from './outbound.ts';
import type { Answer, Outbound, Site } from './outbound.ts';
import { isAboutToken, refusalIn } from './refusal.ts';
import type { ReadReply, ReportGateway } from './reportGateway.ts';

/** The operator's API user at MyFreeScoreNow under the partner contract; not the member. */
export interface Affiliate {
  readonly email: string;
  readonly password: string;
}

const SignedIn = z.object({
  data: z.union([z.object({ token: z.string() }), z.object({ accessToken: z.string() })]),
});

/**
 * MyFreeScoreNow's partner API. The operator's user signs in, and the member's username and password fetch the
 * report; there is no secret question. `edition` chooses between the two responses the contract may cover. Both
 * contain the same report.
 */
export function myFreeScoreNow(
  site: Site,
  affiliate: Affiliate,
  read: ReadReply,
  edition: 'basic' | 'epic' = 'basic',
): ReportGateway {
  const reportPath = edition === 'basic' ? 'auth/3B/report.json' : 'auth/v2/3B/epic/report.json';
  return {
    async fetchReport({ username, password }, { signal }) {
      const answer = await withSession(site, signal, async (outbound) => {
        const token = await operatorToken(outbound, affiliate);
        try {
          return await outbound.postJson(reportPath, { username, password }, { token, report: true });
        } finally {
          await outbound.signOut(outbound.postJson('auth/logout', {}, { token }));
        }
      });
      if (isAboutToken(answer)) throw new GatewayError('operatorRefused');
      return fetchedReport(read, answer, username);
    },
  };
}

/** A refusal here is the operator's problem and has nothing to do with the member's password. */
async function operatorToken(outbound: Outbound, affiliate: Affiliate): Promise<string> {
  const answer = await outbound.postJson('auth/login', affiliate);
  if (answer.status !== 200) {
    const refusal = refusalIn(answer);
    throw refusal?.kind === 'unreachable' ? refusal : new GatewayError('operatorRefused');
  }
  return tokenIn(answer);
}

function tokenIn({ bytes }: Answer): string {
  try {
    const { data } = SignedIn.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return 'token' in data ? data.token : data.accessToken;
  } catch {
    throw new GatewayError('operatorRefused');
  }
}
