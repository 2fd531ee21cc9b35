import { phoneNumberMachine } from '#machines/phoneNumber.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const phoneNumber = defineCases(
  phoneNumberMachine,
  { 'Ana has not given a phone number': undefined },
  {
    'Ana opens the phone dialog': { type: 'phone.open' },
    'Ana submits a complete number': { type: 'phone.submit', phone: '+1(555)-010-0199' },
    'Ana closes the dialog': { type: 'phone.close' },
    'the number is saved': done('savePhone'),
    'the number is refused': thrown('savePhone', refusal('invalid')),
  },
);
