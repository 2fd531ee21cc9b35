import type { Provider } from '#contract/profiles.ts';
import { identityIQ } from './identityIQ.ts';
import { outboundLimits } from './limits.ts';
import type { OutboundLimits } from './limits.ts';
import { myFreeScoreNow } from './myFreeScoreNow.ts';
import type { Affiliate } from './myFreeScoreNow.ts';
import type { Site } from './outbound.ts';
import type { ReadReply, ReportGateway } from './reportGateway.ts';
import { smartCredit } from './smartCredit.ts';

export interface ReportGatewaySettings {
  /** The providers' base addresses: the real ones or a sandbox's. */
  readonly addresses: Readonly<Record<Provider, string>>;
  readonly affiliate: Affiliate;
}

/** The providers' addresses, as far as they are known. Using them requires a contract with each. */
export const providerAddresses: Readonly<Record<Provider, string>> = {
  MyFreeScoreNow: 'https://api.myfreescorenow.com/api',
  IdentityIQ: 'https://member.identityiq.com',
  SmartCredit: 'https://www.smartcredit.com',
};

/** A gateway for each provider. Throws a TypeError for an invalid address. */
export function reportGateways(
  { addresses, affiliate }: ReportGatewaySettings,
  read: ReadReply,
  limits: OutboundLimits = outboundLimits,
): Readonly<Record<Provider, ReportGateway>> {
  const site = (provider: Provider): Site => ({
    base: new URL(`${addresses[provider].replace(/\/+$/u, '')}/`),
    ...limits,
  });
  return {
    MyFreeScoreNow: myFreeScoreNow(site('MyFreeScoreNow'), affiliate, read),
    IdentityIQ: identityIQ(site('IdentityIQ'), read),
    SmartCredit: smartCredit(site('SmartCredit'), read),
  };
}
