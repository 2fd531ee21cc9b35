import { networkStatusMachine } from '#machines/networkStatus.ts';
import { after, defineCases, done, thrown } from '../harness/cases.ts';

export const networkStatus = defineCases(
  networkStatusMachine,
  {
    'a device with a connection': { isOnline: true },
    'a device without one': { isOnline: false },
  },
  {
    'the device loses its connection': { type: 'device.disconnect' },
    'the device has a connection again': { type: 'device.connect' },
    'a call gets no answer': { type: 'call.lose' },
    'the server answers': done('reachServer', undefined),
    'the server doesn’t answer': thrown('reachServer', new TypeError('Failed to fetch')),
    'twelve seconds pass': after('pause', 'networkStatus.unreachable'),
  },
);
