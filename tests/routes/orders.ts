import { allGenerations, notifications } from '#contract/account.ts';
import { completePayment, createPayment, paymentReply } from '#contract/payment.ts';
import type { Reply } from '#tests/support/aCardReply.ts';
import type { AppUnderTest, Person } from '#tests/support/anApp.ts';

export const unknown = [404, { ok: false, code: 'notFound', error: '' }];
export const forged = [400, { ok: false, code: 'paymentUnverified', error: '' }];

/** The fields of a signed form for this number of generations. */
export async function anOrder(world: AppUnderTest, who: Person, count = 3): Promise<Reply> {
  const answer = await world.ask(createPayment, who, { params: { count: String(count) } });
  return answer.json().fields;
}

/** Posts a reply like the card provider itself, or like the browser when it returns. */
export const post = (world: AppUnderTest, reply: Reply, headers: Readonly<Record<string, string>> = {}) =>
  world.ask(paymentReply, null, {
    payload: Buffer.from(new URLSearchParams(reply).toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

/** The signed-in person's page submits the reply. */
export const bring = (world: AppUnderTest, who: Person | null, reply: Reply) =>
  world.ask(completePayment, who, { query: reply });

export async function left(world: AppUnderTest, who: Person): Promise<number> {
  return (await world.ask(allGenerations, who)).json().generationsLeft.value;
}

export const told = async (world: AppUnderTest, who: Person) =>
  (await world.ask(notifications, who)).json().results.map(({ code }: { code: string }) => code);
