import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#sandbox/start.ts';

let sandbox: Sandbox;
beforeAll(async () => (sandbox = await startSandbox({ port: 0 })));
afterAll(() => sandbox.stop());

it('shows the counts and the note of a cart permalink, as text', async () => {
  const note = encodeURIComponent('Print http://localhost:4000/print/1 <b>');
  const answer = await fetch(`${sandbox.address}/print-shop/cart/41000000000001:13?note=${note}`);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('<td>41000000000001</td><td>13</td>');
  expect(page).toContain('Print http://localhost:4000/print/1 &lt;b&gt;');
});

it('rejects what is not a cart', async () => {
  expect((await fetch(`${sandbox.address}/print-shop/cart/one:two`)).status).toBe(404);
  expect((await fetch(`${sandbox.address}/print-shop/`)).status).toBe(404);
});
