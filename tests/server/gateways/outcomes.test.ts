import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readReport } from '#credit/report/read.ts';
import type { Provider } from '#contract/profiles.ts';
import type { Credentials } from '#contract/providers.ts';
import { GatewayError } from '#server/gateways/failure.ts';
import { outboundLimits } from '#server/gateways/limits.ts';
import { reportGateways } from '#server/gateways/reportGateways.ts';
import type { ReadReply } from '#server/gateways/reportGateway.ts';
import { affiliate } from '#sandbox/myFreeScoreNow.ts';
import { personFrom } from '#sandbox/reports/identity.ts';
import { startSandbox } from '#sandbox/start.ts';
import type { Sandbox } from '#sandbox/start.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => new Date('2026-11-21T20:00:00Z') });
});
afterAll(() => sandbox.stop());

const providers = ['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit'] as const satisfies readonly Provider[];

const readHere: ReadReply = async (bytes) => readReport(bytes);

function gateways(overrides: { timeLimit?: number; affiliatePassword?: string } = {}) {
  const { timeLimit = outboundLimits.timeLimit, affiliatePassword = affiliate.password } = overrides;
  return reportGateways(
    {
      addresses: {
        MyFreeScoreNow: `${sandbox.address}/myfreescorenow/api`,
        IdentityIQ: `${sandbox.address}/identityiq`,
        SmartCredit: `${sandbox.address}/smartcredit`,
      },
      affiliate: { ...affiliate, password: affiliatePassword },
    },
    readHere,
    { ...outboundLimits, timeLimit },
  );
}

function credentials(username: string, overrides: Partial<Credentials> = {}): Credentials {
  return { username, password: 'sandbox', sqa: personFrom(username).ssn.slice(-4), ...overrides };
}

const timeouts = { signal: new AbortController().signal };

/** What the route and the log see of a failure. */
async function failure(fetching: Promise<unknown>) {
  const error = await fetching.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof GatewayError)) throw new Error('No gateway failure', { cause: error });
  return { kind: error.kind, reason: error.reason, text: error.text };
}

describe.each(providers)('%s', (provider) => {
  it('returns the report of the member who signed in', async () => {
    const fetched = await gateways()[provider].fetchReport(credentials('ana.torres'), timeouts);
    expect(fetched.account).toEqual({ mail: 'ana.torres' });
    expect(fetched.raw.length).toBeGreaterThan(100_000);
    expect(fetched.report.reportDate?.value).toBe('2026-11-21');
    expect(new Set(fetched.report.personal.names.map((name) => name.last?.value))).toContain('TORRES');
    expect(fetched.report.accounts.length).toBeGreaterThan(7);
  });

  it.each([
    ['wrong.password', 'loginFailed', 'wrongSignIn', 'Login Failed'],
    ['no.report', 'loginFailed', 'noReport', 'Login Failed'],
    ['no.merge', 'loginFailed', 'noReport', 'Login Failed'],
    ['suspended', 'billing', 'membership', 'Billing Error'],
    ['basic.plan', 'billing', 'membership', 'Billing Error'],
    ['captcha', 'unusable', 'challenge', ''],
    ['server.error', 'unreachable', 'serverError', ''],
    ['dead', 'unreachable', 'network', ''],
    ['nonsense.html', 'unusable', 'notAReport', ''],
    ['nonsense.json', 'unusable', 'notAReport', ''],
    ['huge', 'unusable', 'tooLarge', ''],
  ])('%s: %s (%s)', async (username, kind, reason, text) => {
    const fetching = gateways()[provider].fetchReport(credentials(username), timeouts);
    expect(await failure(fetching)).toEqual({ kind, reason, text });
  });

  it('refuses a password that is not the member’s', async () => {
    const fetching = gateways()[provider].fetchReport(
      credentials('ana.torres', { password: 'Sandbox' }),
      timeouts,
    );
    expect(await failure(fetching)).toEqual({
      kind: 'loginFailed',
      reason: 'wrongSignIn',
      text: 'Login Failed',
    });
  });

  it('gives up on a slow provider at its time limit', async () => {
    const fetching = gateways({ timeLimit: 400 })[provider].fetchReport(credentials('slow'), timeouts);
    expect(await failure(fetching)).toEqual({ kind: 'unreachable', reason: 'timeout', text: '' });
  });

  it('stops with the caller’s own reason if the caller gives up', async () => {
    const caller = new AbortController();
    const fetching = gateways()[provider].fetchReport(credentials('slow'), caller);
    setTimeout(() => caller.abort('shutting down'), 100);
    await expect(fetching).rejects.toBe('shutting down');
  });
});

describe('IdentityIQ’s secret question', () => {
  it.each(['0000', undefined])('answered with %s: login failed', async (sqa) => {
    const { username, password } = credentials('ana.torres');
    const asked = sqa === undefined ? { username, password } : { username, password, sqa };
    const fetching = gateways().IdentityIQ.fetchReport(asked, timeouts);
    expect(await failure(fetching)).toEqual({
      kind: 'loginFailed',
      reason: 'wrongSecretAnswer',
      text: 'Login Failed',
    });
  });
});

describe('MyFreeScoreNow’s operator', () => {
  it('is not the member’s fault if it cannot sign in', async () => {
    const fetching = gateways({ affiliatePassword: 'old' }).MyFreeScoreNow.fetchReport(
      credentials('ana.torres'),
      timeouts,
    );
    expect(await failure(fetching)).toEqual({ kind: 'unusable', reason: 'operatorRefused', text: '' });
  });
});

it('gives a provider fifteen seconds and 32 MiB by default', () => {
  expect(outboundLimits).toEqual({ timeLimit: 15_000, sizeLimit: 32 * 1024 * 1024 });
});

it('is unreachable if nobody is listening', async () => {
  const gone = await startSandbox({ port: 0 });
  await gone.stop();
  const nowhere = gone.address;
  const alone = reportGateways(
    { addresses: { MyFreeScoreNow: nowhere, IdentityIQ: nowhere, SmartCredit: nowhere }, affiliate },
    readHere,
  );
  const failures = await Promise.all(
    providers.map((provider) => failure(alone[provider].fetchReport(credentials('ana.torres'), timeouts))),
  );
  const network = { kind: 'unreachable', reason: 'network', text: '' };
  expect(failures).toEqual([network, network, network]);
});
