import { request } from 'node:http';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { escaped, html } from './answers.ts';
import { cardOutcomeOf, cardOutcomes, cardReply } from './cardReplies.ts';
import type { CardOutcome } from './cardReplies.ts';
import { merchant, signed } from './cardSignature.ts';
import { cardLanguage, cardWords } from './cardWords.ts';
import type { CardLanguage, CardWords } from './cardWords.ts';
import type { Exchange } from './exchange.ts';
import { pageStyle } from './pageStyle.ts';

export const cardPagePrefix = '/card';
/** Milliseconds: how old an order may be, and how long a late reply keeps the merchant waiting. */
const validity = 15 * 60_000;
const lateness = 3_000;
const repetitions = 10;

const style = `<style>${pageStyle('26rem')}
label { display: block; margin: .75rem 0; }
input, select { display: block; width: 100%; }
</style>`;

type Fields = ReadonlyMap<string, string>;

function page(
  response: ServerResponse,
  status: number,
  title: string,
  body: string,
  language: CardLanguage,
): void {
  html(response, status, title, `${style}${body}`, language);
}

/** Why the page would refuse an order, by the provider's reason codes; null if it would accept it. */
function objection(order: Fields, words: CardWords, now: Date): string | null {
  const names = order.get('signed_field_names') ?? '';
  const list = names.split(',');
  const required = ['transaction_uuid', 'reference_number', 'amount', 'currency', 'transaction_type'];
  const missing = required.find((name) => !list.includes(name) || (order.get(name) ?? '') === '');
  if (missing !== undefined) return `101: ${words.missing(missing)}`;
  if (order.get('access_key') !== merchant.accessKey || order.get('profile_id') !== merchant.profileId)
    return `102: ${words.profile}`;
  if (order.get('signature') !== signed(order, names)) return `102: ${words.signature}`;
  if (!/^\d+\.\d\d$/.test(order.get('amount') ?? '') || order.get('currency') !== 'USD')
    return `102: ${words.amount}`;
  const age = now.getTime() - Date.parse(order.get('signed_date_time') ?? '');
  return Math.abs(age) <= validity ? null : `102: ${words.tooOld}`;
}

/**
 * CyberSource Secure Acceptance Hosted Checkout under `/card`: accepts signed orders and lets the visitor choose the
 * outcome of each.
 */
export function cardPage(clock: () => Date): (exchange: Exchange) => Promise<void> | void {
  const orders = new Map<string, Fields>();

  return (exchange) => {
    const { method, path, fields, response } = exchange;
    const language = cardLanguage(fields.get('locale'));
    const words = cardWords[language];
    if (method !== 'POST') return page(response, 405, words.title, `<h1>${words.posted}</h1>`, language);
    if (path === '/pay') {
      const uuid = fields.get('transaction_uuid') ?? '';
      const problem = orders.has(uuid) ? `104: ${words.twice}` : objection(fields, words, clock());
      if (problem !== null)
        return page(response, 403, words.denied, `<h1>${escaped(problem)}</h1>`, language);
      orders.set(uuid, fields);
      return showForm(exchange, fields, uuid);
    }
    const order = orders.get(fields.get('transaction_uuid') ?? '');
    const outcome = cardOutcomeOf(fields.get('outcome') ?? '');
    if (path !== '/confirm' || order === undefined || outcome === undefined)
      return page(response, 404, words.title, `<h1>${words.unknown}</h1>`, language);
    return answer(exchange, order, outcome, clock());
  };
}

function showForm({ response }: Exchange, order: Fields, uuid: string): void {
  const language = cardLanguage(order.get('locale'));
  const words = cardWords[language];
  const options = cardOutcomes
    .map((outcome) => `<option value="${outcome}">${words.outcomes[outcome]}</option>`)
    .join('');
  page(
    response,
    200,
    words.title,
    `<h1>${words.title}</h1><p>${words.standIn}</p>
<p><strong>${escaped(order.get('currency') ?? '')} ${escaped(order.get('amount') ?? '')}</strong></p>
<form method="post" action="${cardPagePrefix}/confirm"><input type="hidden" name="transaction_uuid" value="${escaped(uuid)}"><input type="hidden" name="locale" value="${language}">
<label>${words.card}<input value="4111 1111 1111 1111" autocomplete="off"></label>
<label>${words.expiry}<input value="12/2030" autocomplete="off"></label>
<label>${words.code}<input value="123" autocomplete="off"></label>
<label>${words.ending}<select name="outcome">${options}</select></label>
<button>${words.pay}</button></form>`,
    language,
  );
}

async function answer(exchange: Exchange, order: Fields, outcome: CardOutcome, now: Date): Promise<void> {
  const { response } = exchange;
  const language = cardLanguage(order.get('locale'));
  const words = cardWords[language];
  const reply = cardReply(order, outcome, now);
  const server = order.get('override_backoffice_post_url') ?? '';
  const shop = order.get(`override_custom_${outcome === 'cancel' ? 'cancel' : 'receipt'}_page`) ?? '';

  if (outcome === 'late') {
    void wait(lateness).then(() => tell(server, reply));
    const home = escaped(new URL('/', shop).href);
    const later = words.paidLater(lateness / 1_000);
    const body = `<h1>${words.paid}</h1><p>${later}</p><a href="${home}">${words.back}</a>`;
    return page(response, 200, words.paid, body, language);
  }
  const times = outcome === 'repeated' ? repetitions : 1;
  await Promise.all(Array.from({ length: times }, () => tell(server, reply)));
  const inputs = [...reply]
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('');
  page(
    response,
    200,
    words.returning,
    `<form method="post" action="${escaped(shop)}">${inputs}<button>${words.back}</button></form><script>document.forms[0].submit()</script>`,
    language,
  );
}

/**
 * The post from the provider's own server. It goes only to this machine, by IP address: Node does not resolve
 * `my.localhost`.
 */
function tell(address: string, reply: Fields): Promise<void> {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' || !/^([\w-]+\.)*localhost$|^127\.0\.0\.1$/.test(url.hostname))
    return Promise.resolve();
  const body = new URLSearchParams([...reply]).toString();
  return new Promise((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: url.port || 80,
        path: url.pathname,
        method: 'POST',
        headers: {
          host: url.host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answered) => {
        answered.resume();
        answered.once('end', resolve);
      },
    );
    // A shop that does not respond is not notified again: the browser brings the reply as well.
    asked.once('error', () => resolve());
    asked.end(body);
  });
}
