import type { CDPSession } from 'playwright-core';

/** Lighthouse's slow 4G as its developer tools throttle it. */
const network = {
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};

/** Gives a page the network and a quarter of the processor's speed, also where it leads to. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
