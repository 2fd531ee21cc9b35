import { expect, it } from 'vitest';
import { emptyCookies } from '#server/gateways/cookies.ts';
import { asksPassword, formWith, headings, visibleText } from '#server/gateways/page.ts';

const page = `<html><head><title>Member &amp; sign-in</title><script>if (a < b) { captcha() }</script></head><body>
<form action="/search"><input name="q"></form>
<form method='post' action="login.aspx?x=1&amp;y=2"><INPUT type="hidden" name="__VIEWSTATE" value="a&quot;b">
<input type=text id="ctl00_txtUsername" name="ctl00$txtUsername"><input type="password" name="ctl00$txtPassword" />
</form><h1>Welcome <b>back</b></h1><a href="#">Billing</a></body></html>`;

it('reads the form that contains an input, under the name the page gives it', () => {
  const form = formWith(page, 'txtPassword');
  expect(form?.action).toBe('login.aspx?x=1&y=2');
  expect(form?.values).toEqual({ __VIEWSTATE: 'a"b' });
  expect(form?.nameOf('txtUsername')).toBe('ctl00$txtUsername');
  expect(form?.nameOf('q')).toBeNull();
});

it('finds no form if the input is missing', () => {
  expect(formWith(page, 'j_password')).toBeNull();
});

it('recognizes a page that asks for a password', () => {
  expect([asksPassword(page), asksPassword('<p>password</p>')]).toEqual([true, false]);
});

it('sees what a reader sees, without scripts', () => {
  expect(visibleText(page).replaceAll(/\s+/gu, ' ').trim()).toBe('Member & sign-in Welcome back Billing');
});

it('reads the title and headings without the menus', () => {
  expect(headings(page).replaceAll(/\s+/gu, ' ').trim()).toBe('Member & sign-in Welcome back');
});

it('stores, replaces, and drops cookies as the site says', () => {
  const cookies = emptyCookies();
  expect(cookies.header()).toBeNull();
  cookies.keep(['a=1; Path=/', 'b=2=3; HttpOnly', 'nonsense', `c=${'x'.repeat(5_000)}`]);
  expect(cookies.header()).toBe('a=1; b=2=3');
  cookies.keep(['a=4', 'b=; Max-Age=0']);
  expect(cookies.header()).toBe('a=4');
  cookies.keep(['a=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
  expect(cookies.header()).toBeNull();
});

it('stores no more cookies than a browser would', () => {
  const cookies = emptyCookies();
  cookies.keep(Array.from({ length: 500 }, (_, place) => `n${place}=1`));
  expect(cookies.header()?.split('; ')).toHaveLength(50);
});
