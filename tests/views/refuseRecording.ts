import type { Seat } from './view.ts';

/** Another entry of the same letters is recorded already, so that a person's own is refused. */
export async function refuseRecording(
  { page }: Pick<Seat, 'page'>,
  problem: 'alreadyMailed' | 'alreadyAnswered',
): Promise<void> {
  const refusal = { ok: false, code: 'invalid', error: '', fields: [{ field: 'event.letters', problem }] };
  await page.route('**/api/v1/profile/disputes/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: refusal }) : route.fallback(),
  );
}
