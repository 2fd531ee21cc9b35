import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json, text } from './answers.ts';
import { cardPage, cardPagePrefix } from './cardPage.ts';
import { control } from './control.ts';
import { exchangeFrom, under } from './exchange.ts';
import { openMailbox, type Mailbox } from './mailbox.ts';
import { mailboxPage } from './mailboxPage.ts';
import { providersOnDate } from './providersOnDate.ts';
import { printShop } from './printShop.ts';
import { sendTypeface } from './pageStyle.ts';
import { startPage } from './startPage.ts';
import { providersIn } from './providers.ts';
import type { Party } from './providers.ts';
import { worldAt } from './world.ts';
import type { World } from './world.ts';
import { typefaceUrl } from '#vocabulary/typeface.ts';

export interface Sandbox {
  /** `http://127.0.0.1:PORT`, without a trailing slash. */
  readonly address: string;
  /** `smtp://127.0.0.1:PORT`: everything sent there is kept in memory and delivered to nobody. */
  readonly mailAddress: string;
  readonly mailbox: Mailbox;
  readonly world: World;
  stop(): Promise<void>;
}

interface Options {
  readonly port: number;
  /** For SMTP; a free one by default. */
  readonly mailPort?: number;
  readonly clock?: () => Date;
}

/** Starts every simulated service on one port of this machine, and a mailbox on another; port 0 picks a free one. */
export async function startSandbox(options: Options): Promise<Sandbox> {
  const clock = options.clock ?? (() => new Date());
  const world = worldAt(clock);
  const mailbox = await openMailbox(options.mailPort ?? 0, clock);
  const parties: readonly Party[] = [
    ...providersIn(world),
    ['/on', providersOnDate()],
    ['/print-shop', printShop()],
    [cardPagePrefix, cardPage(clock)],
    ['/mailbox', mailboxPage(mailbox)],
    ['/control', control(world)],
  ];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange = await exchangeFrom(request, response);
    for (const [prefix, party] of parties) {
      const own = under(prefix, exchange);
      if (own !== null) return party(own);
    }
    if (exchange.path === '/')
      return text(
        response,
        200,
        'text/html; charset=utf-8',
        startPage(world, exchange.query.get('username')),
      );
    if (exchange.path === typefaceUrl) return sendTypeface(response);
    return json(response, 404, { message: 'Not found' });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else json(response, 400, { message: error instanceof Error ? error.message : 'Bad request' });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : options.port;
  return {
    address: `http://127.0.0.1:${port}`,
    mailAddress: mailbox.address,
    mailbox,
    world,
    async stop() {
      await mailbox.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
