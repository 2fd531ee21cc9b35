import { escaped } from './answers.ts';
import { merchant } from './cardSignature.ts';
import { cardWords } from './cardWords.ts';
import { memberPassword, namedMembers } from './members.ts';
import { affiliate } from './myFreeScoreNow.ts';
import { pageStyle } from './pageStyle.ts';
import { personFrom } from './reports/identity.ts';
import type { World } from './world.ts';

/**
 * What the sandbox offers, for people who open it in a browser. `asked` is the username whose secret answer is
 * looked up.
 */
export function startPage(world: World, asked: string | null): string {
  const rows = namedMembers
    .map(({ username, outcome, about }) => {
      const answer = outcome === 'loginFailed' ? '–' : personFrom(username).ssn.slice(-4);
      return `<tr><td><code>${escaped(username)}</code></td><td><code>${answer}</code></td><td>${escaped(about)}</td></tr>`;
    })
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox</title>
<style>
${pageStyle('46rem')}h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
td code { white-space: nowrap; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; }
</style>
</head>
<body>
<h1>Sandbox</h1>
<p>Stand-ins for the three report providers, the card page, the print shop, and a mailbox. All people here are fictional. Today is <strong>${world.today()}</strong>.</p>

<h2>Members</h2>
<p>These members exist at every provider. Password: <code>${memberPassword}</code>. Any other username also works and creates a person from that name. Any other password is rejected. Only IdentityIQ asks for a secret answer: the last four digits of the person’s SSN.</p>
<table>
<thead><tr><th scope="col">Username</th><th scope="col">Answer</th><th scope="col">Outcome</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
<form action="/" method="get">
<h2>Look up another username’s secret answer</h2>
<p><label>Username <input name="username" autocomplete="off" value="${escaped(asked ?? '')}"></label> <button>Show</button></p>
${asked === null ? '' : `<p>${escaped(personName(asked))}: <code>${personFrom(asked).ssn.slice(-4)}</code></p>`}
</form>

<h2>Addresses</h2>
<dl>
<dt>MyFreeScoreNow</dt><dd><code>/myfreescorenow/api</code>, API user <code>${affiliate.email}</code> with password <code>${affiliate.password}</code></dd>
<dt>IdentityIQ</dt><dd><a href="/identityiq/"><code>/identityiq/</code></a></dd>
<dt>SmartCredit</dt><dd><a href="/smartcredit/login/"><code>/smartcredit/</code></a></dd>
<dt>Card page</dt><dd><code>/card/pay</code>, opened by a purchase in Settings. It asks how the payment should end:
${Object.values(cardWords.en.outcomes).map(escaped).join('; ')}. Profile <code>${merchant.profileId}</code>, access key
<code>${merchant.accessKey}</code>.</dd>
<dt>Print shop</dt><dd><code>/print-shop/cart/…</code>, opened by mailing letters</dd>
<dt>Mailbox</dt><dd><a href="/mailbox"><code>/mailbox</code></a>: everything that Redress mails, to whatever address</dd>
<dt>Time</dt><dd><code>POST /control/advance</code> with <code>{"months": 1}</code> moves time forward a month, so the next reports differ.
<code>POST /control/reset</code> returns to today’s date.</dd>
</dl>
</body>
</html>`;
}

function personName(username: string): string {
  const { first, last } = personFrom(username);
  return `${first} ${last}`;
}
