import { escaped, html, json } from './answers.ts';
import type { Exchange } from './exchange.ts';
import type { Mailbox } from './mailbox.ts';
import { pageStyle } from './pageStyle.ts';
import type { ReceivedMail } from './receivedMail.ts';

const style = `<style>
${pageStyle('46rem')}article { border-top: 1px solid var(--line); padding: 1rem 0; }
h2 { margin: 0; font-size: 1.05rem; }
p { margin: .25rem 0; }
pre { font: inherit; white-space: pre-wrap; margin: .75rem 0 0; }
</style>`;

const linked = (text: string): string =>
  escaped(text).replace(/https?:\/\/[^\s<>"]+/g, (url) => `<a href="${url}">${url}</a>`);

function articleOf({ to, subject, text, at }: ReceivedMail): string {
  return `<article><h2>${escaped(subject)}</h2><p><small>To ${escaped(to.join(', '))} · ${escaped(at)}</small></p><pre>${linked(text)}</pre></article>`;
}

/**
 * What Redress mailed: `GET /mailbox` as a page, newest first, and `GET /mailbox/mails` as JSON. `?to=` keeps the
 * mails to one address.
 */
export function mailboxPage(mailbox: Mailbox): (exchange: Exchange) => void {
  return ({ method, path, query, response }) => {
    const to = query.get('to')?.toLowerCase() ?? null;
    const mails = mailbox
      .mails()
      .filter((mail) => to === null || mail.to.some((address) => address.toLowerCase() === to));
    if (method === 'GET' && path === '/mails') return json(response, 200, mails);
    if (method !== 'GET' || path !== '/') return json(response, 404, { message: 'Not found' });
    const list = mails.length === 0 ? '<p>No mail has arrived yet.</p>' : mails.map(articleOf).join('\n');
    return html(response, 200, 'Mailbox', `${style}<h1>Mailbox</h1>\n${list}`);
  };
}
