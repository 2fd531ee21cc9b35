/** The constants of the specification (section 9), and what the product derives from them. */
import { expect, it } from 'vitest';
import * as limits from '#contract/limits.ts';
import { createPayment, totalPrice } from '#contract/payment.ts';

it('I6 the constants of the product have the values of the specification', () => {
  expect(limits).toMatchObject({
    minimumAge: 18,
    phoneDialogLength: 16,
    profileNameLength: 25,
    postalCodeLength: 7,
    generationPrice: { b2b: 29_00, b2c: 49_00 },
    generationsPerOrder: { min: 1, max: 10 },
    creditsPerGeneration: 1,
    recommendedAttacks: 4,
    revisitDays: 30,
    recentProfiles: 3,
    tableHeight: 480,
    manualListHeight: 580,
    snackbarTime: { usual: 6_000, long: 10_000 },
    loaderTick: 3_000,
    dialogWidth: { narrow: 400, usual: 700, wide: 1_000 },
    dateFormat: 'MM/dd/yyyy',
    datePlaceholder: 'MM/DD/YYYY',
    masks: { phone: '+1 (000) 000 0000', phoneDialog: '+1(000)-000-0000', ssn: '000-00-0000' },
  });
});

it('limits what the specification leaves open', () => {
  expect(limits).toMatchObject({
    generationsPerGrant: { min: 1, max: 1_000 },
    waitingOrders: { max: 10, time: 900_000 },
    printLinkDays: 30,
    clientLinkDays: 30,
    documentBytes: 10_485_760,
    documentMegabytes: 10,
    documentPixels: 64_000_000,
    documentSide: 20_000,
  });
});

it('multiplies the price by the number of generations', () => {
  expect([totalPrice('b2b', 1), totalPrice('b2b', 10), totalPrice('b2c', 3)]).toEqual([
    29_00, 290_00, 147_00,
  ]);
});

it.each([
  ['1', true],
  ['10', true],
  ['0', false],
  ['11', false],
  ['1.5', false],
  ['01', false],
  ['1e0', false],
  ['', false],
])('takes an order of %j generations: %s', (count, taken) => {
  expect(createPayment.params.safeParse({ count }).success).toBe(taken);
});
