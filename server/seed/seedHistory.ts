import type { Provider } from '#contract/profiles.ts';
import { daysAfter } from '#server/daysAfter.ts';
import { reportGateways, type ReportGatewaySettings } from '#server/gateways/reportGateways.ts';
import { createReplyReader } from '#server/imports/replyReader.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';

/** The same time of day, that many days ago. */
export const daysBefore = (now: Date, days: number): Date => new Date(daysAfter(now, -days));

/**
 * The services as of an earlier instant: what they record is dated then, and the sandbox's providers return the
 * report of that day.
 */
export function servicesAt(services: Services, providers: ReportGatewaySettings, instant: Date): Services {
  const clock = { now: () => instant };
  // Reports carry the date in Los Angeles, so no American reader sees one dated tomorrow.
  const on = `/on/${todayIn('America/Los_Angeles', clock)}`;
  const earlier = (provider: Provider) => {
    const { origin, pathname } = new URL(providers.addresses[provider]);
    return `${origin}${on}${pathname}`;
  };
  return {
    ...services,
    clock,
    leaseClock: services.clock,
    store: services.store.asOf(clock),
    gateways: reportGateways(
      {
        ...providers,
        addresses: {
          MyFreeScoreNow: earlier('MyFreeScoreNow'),
          IdentityIQ: earlier('IdentityIQ'),
          SmartCredit: earlier('SmartCredit'),
        },
      },
      createReplyReader(),
    ),
  };
}
