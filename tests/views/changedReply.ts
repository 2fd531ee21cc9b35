import type { Seat } from './view.ts';

/** Replaces a part of each reply whose path below `/api/v1` matches a glob pattern. */
export async function changedReply<Reply>(
  { page }: Pick<Seat, 'page'>,
  path: string,
  change: (reply: Reply) => Partial<Reply>,
): Promise<void> {
  await page.route(`**/api/v1${path}`, async (route) => {
    // Only browsers know that every host below localhost is this machine.
    const asked = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: asked.host };
    asked.hostname = 'localhost';
    const response = await route.fetch({ url: asked.href, headers });
    const reply = await response.json();
    await route.fulfill({ response, json: { ...reply, ...change(reply) } });
  });
}
