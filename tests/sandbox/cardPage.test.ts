import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { merchant, signed } from '#sandbox/cardSignature.ts';
import { startSandbox } from '#sandbox/start.ts';
import type { Sandbox } from '#sandbox/start.ts';

let sandbox: Sandbox;
const now = new Date('2026-11-21T20:00:00Z');
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, clock: () => now });
});
afterAll(() => sandbox.stop());

function anOrder(locale: string): Map<string, string> {
  const order = new Map([
    ['access_key', merchant.accessKey],
    ['profile_id', merchant.profileId],
    ['transaction_uuid', randomUUID()],
    ['reference_number', '1'],
    ['amount', '29.00'],
    ['currency', 'USD'],
    ['transaction_type', 'sale'],
    ['locale', locale],
    ['signed_date_time', '2026-11-21T20:00:00Z'],
    ['override_custom_receipt_page', 'http://localhost/api/v1/payment/receipt'],
  ]);
  const names = [...order.keys(), 'signed_field_names'].join(',');
  order.set('signed_field_names', names);
  return order.set('signature', signed(order, names));
}

interface Shown {
  readonly status: number;
  readonly language: string | undefined;
  readonly texts: readonly string[];
}

/** The text of the page returned for these fields, starting with its title. */
async function shown(path: string, fields: ReadonlyMap<string, string>): Promise<Shown> {
  const answer = await fetch(`${sandbox.address}/card${path}`, {
    method: 'POST',
    body: new URLSearchParams([...fields]),
  });
  const page = (await answer.text()).replaceAll(/<(style|script)>.*?<\/\1>/gsu, '');
  return {
    status: answer.status,
    language: /<html lang="(\w+)">/u.exec(page)?.[1],
    texts: page
      .split(/<[^>]*>/u)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  };
}

it('shows every text in Spanish for a Spanish order', async () => {
  expect(await shown('/pay', anOrder('es-us'))).toEqual({
    status: 200,
    language: 'es',
    texts: [
      'Página de la tarjeta',
      'Página de la tarjeta',
      'Es una simulación. No se hace ningún cargo a la tarjeta.',
      'USD 29.00',
      'Número de tarjeta',
      'Fecha de vencimiento',
      'Código de seguridad',
      'Resultado',
      'Aceptar la tarjeta',
      'Rechazar la tarjeta',
      'Retener el pago para revisarlo',
      'Cancelar, como lo haría el comprador',
      'Aceptar, pero firmar con la clave de otra persona',
      'Rechazar y cambiar la respuesta a “aceptado” después de firmarla',
      'Aceptar y enviar la respuesta diez veces',
      'Aceptar, pero enviar la respuesta cuando el comprador ya haya vuelto',
      'Pagar',
    ],
  });
});

it('shows English for any other order', async () => {
  const { status, language, texts } = await shown('/pay', anOrder('fr-fr'));
  expect([status, language, texts.slice(0, 3), texts.at(-1)]).toEqual([
    200,
    'en',
    ['Card page', 'Card page', 'This is a simulation. No card is charged.'],
    'Pay',
  ]);
});

it("says in the order's language why it rejects one", async () => {
  const twice = anOrder('es-us');
  await shown('/pay', twice);
  const signedByNobody = anOrder('es-us').set('signature', 'nobody');
  const nameless = anOrder('es-us').set('reference_number', '');
  const old = anOrder('es-us').set('signed_date_time', '2026-11-21T19:00:00Z');
  const refused = (why: string): Shown => ({ status: 403, language: 'es', texts: ['Acceso denegado', why] });
  expect([
    await shown('/pay', twice),
    await shown('/pay', signedByNobody),
    await shown('/pay', nameless),
    await shown('/pay', old.set('signature', signed(old, old.get('signed_field_names') ?? ''))),
    await shown('/confirm', new Map([['locale', 'es']])),
  ]).toEqual([
    refused('104: el pedido se envió dos veces'),
    refused('102: la firma no coincide'),
    refused('101: falta reference_number'),
    refused('102: el pedido es demasiado antiguo'),
    { status: 404, language: 'es', texts: ['Página de la tarjeta', 'Pedido no encontrado'] },
  ]);
});

it("returns to the shop in the order's language", async () => {
  const order = anOrder('es-us');
  await shown('/pay', order);
  const fields = { transaction_uuid: order.get('transaction_uuid') ?? '', outcome: 'accept' };
  expect(await shown('/confirm', new Map(Object.entries(fields)))).toEqual({
    status: 200,
    language: 'es',
    texts: ['Volviendo', 'Volver a la tienda'],
  });
  expect(await shown('/confirm', new Map(Object.entries({ ...fields, outcome: 'late' })))).toEqual({
    status: 200,
    language: 'es',
    texts: ['Pagado', 'Pagado', 'La tienda recibirá el aviso en 3 segundos.', 'Volver a la tienda'],
  });
});
