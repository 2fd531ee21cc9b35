import type { Pairs } from './pairs.ts';

/** Published remarks about disputes, bankruptcies, and settlements. */
export const disputeRemarks: Pairs = [
  [
    'Account information disputed by consumer, meets FCRA requirements',
    'El consumidor disputa los datos de la cuenta, conforme a la ley FCRA',
  ],
  ['Account information disputed by consumer', 'El consumidor disputa los datos de la cuenta'],
  ['Information disputed', 'Datos en disputa'],
  [
    'Customer disputed account - reported by subscriber.',
    'El cliente disputó la cuenta, según quien la reporta',
  ],
  ['Consumer disputes this account information', 'El consumidor disputa los datos de esta cuenta'],
  ['Consumer disputes this item', 'El consumidor disputa esta partida'],
  ['Consumer disputes after resolution', 'El consumidor disputa el resultado'],
  ['Consumer dispute following resolution', 'El consumidor disputa el resultado'],
  ['Consumer disputes account - litigation pending', 'El consumidor disputa la cuenta; juicio pendiente'],
  [
    'Consumer disputes account - litigation filed by creditor pending',
    'El consumidor disputa la cuenta; juicio pendiente del acreedor',
  ],
  [
    'Consumer disputes account - litigation filed by consumer pending',
    'El consumidor disputa la cuenta; juicio pendiente del consumidor',
  ],
  ['Consumer disputes - reinvestigation in progress', 'El consumidor disputa; nueva investigación en curso'],
  ['Dispute - resolution pending', 'Disputa pendiente de resolver'],
  ['Dispute account/closed by consumer', 'Cuenta en disputa, cerrada por el consumidor'],
  ['Dispute/closed by consumer', 'En disputa, cerrada por el consumidor'],
  ['Dispute resolved', 'Disputa resuelta'],
  ['Dispute resolved; reported by grantor', 'Disputa resuelta, según el acreedor'],
  ['Dispute resolved - consumer disagrees', 'Disputa resuelta; el consumidor no está de acuerdo'],
  [
    'Dispute resolved; consumer disagrees/account closed by consumer',
    'Disputa resuelta; el consumidor no está de acuerdo y cerró la cuenta',
  ],
  [
    'Account was in dispute - now resolved - reported by subscriber.',
    'Estuvo en disputa; ya resuelta, según quien la reporta',
  ],
  [
    'Account previously in dispute - now resolved - reported by subscriber',
    'Estuvo en disputa; ya resuelta, según quien la reporta',
  ],
  [
    'Account previously in dispute - now resolved by data furnisher',
    'Estuvo en disputa; ya resuelta por quien la reporta',
  ],
  ['Account previously in dispute; investigation completed', 'Estuvo en disputa; investigación terminada'],
  [
    'Data furnisher conducting investigation after consumer disputed account information under FCRA',
    'Quien reporta investiga tras la disputa del consumidor según la ley FCRA',
  ],
  [
    'Data furnisher conducting investigation after consumer disputed account information under FCBA',
    'Quien reporta investiga tras la disputa del consumidor según la ley FCBA',
  ],
  [
    'Account closed at consumer’s request; data furnisher conducting investigation after consumer disputed account information under FCRA',
    'Cerrada a petición del consumidor; quien reporta investiga tras su disputa según la ley FCRA',
  ],
  [
    'Account closed at consumer’s request; data furnisher conducting investigation after consumer disputed account information under FCBA',
    'Cerrada a petición del consumidor; quien reporta investiga tras su disputa según la ley FCBA',
  ],
  [
    'Account closed at consumer’s request; data furnisher completed its investigation; consumer disagrees with results',
    'Cerrada a petición del consumidor; investigación terminada; el consumidor no está de acuerdo con el resultado',
  ],
  [
    'FCRA dispute investigation completed; consumer disagrees',
    'Investigación según la ley FCRA terminada; el consumidor no está de acuerdo',
  ],
  [
    'FCBA dispute investigation completed; consumer disagrees',
    'Investigación según la ley FCBA terminada; el consumidor no está de acuerdo',
  ],
  [
    'Completed investigation of FCRA dispute - consumer disagrees',
    'Investigación según la ley FCRA terminada; el consumidor no está de acuerdo',
  ],

  ['Included in bankruptcy', 'Incluida en una bancarrota'],
  ['Debt included in bankruptcy', 'Deuda incluida en una bancarrota'],
  [
    'Debt included in or discharged through Chapter 7, 11 or 12 Bankruptcy',
    'Deuda incluida en una bancarrota del capítulo 7, 11 o 12, o con descargo en ella',
  ],
  [
    'Debt included in or discharged through Chapter # Bankruptcy',
    'Deuda incluida en una bancarrota del capítulo #, o con descargo en ella',
  ],
  ['Chapter # bankruptcy', 'Bancarrota del capítulo #'],
  ['Bankruptcy chapter #', 'Bancarrota del capítulo #'],
  ['Bankruptcy - undesignated chapter', 'Bancarrota sin capítulo indicado'],
  ['Bankruptcy petition', 'Solicitud de bancarrota'],
  ['Petition for Chapter # Bankruptcy', 'Solicitud de bancarrota del capítulo #'],
  ['Petitioned for Chapter # Bankruptcy', 'Se solicitó bancarrota del capítulo #'],
  ['Bankruptcy discharged', 'Bancarrota con descargo'],
  ['Bankruptcy completed', 'Bancarrota terminada'],
  ['Discharged through Bankruptcy Chapter #', 'Con descargo en una bancarrota del capítulo #'],
  ['Discharged through Chapter # Bankruptcy', 'Con descargo en una bancarrota del capítulo #'],
  [
    'Discharged/completed through Bankruptcy Chapter #',
    'Con descargo o terminada en una bancarrota del capítulo #',
  ],
  ['Bankruptcy dismissed', 'Bancarrota desestimada'],
  ['Dismissed Chapter # Bankruptcy', 'Bancarrota del capítulo # desestimada'],
  ['Chapter # bankruptcy dismissed', 'Bancarrota del capítulo # desestimada'],
  ['Bankruptcy withdrawn', 'Bancarrota retirada'],
  ['Bankruptcy voluntarily withdrawn', 'Bancarrota retirada voluntariamente'],
  ['Withdrawn Chapter # Bankruptcy', 'Bancarrota del capítulo # retirada'],
  ['Chapter # bankruptcy withdrawn', 'Bancarrota del capítulo # retirada'],
  [
    'Consumer voluntarily withdrew from bankruptcy',
    'El consumidor se retiró voluntariamente de la bancarrota',
  ],
  [
    'Bankruptcy has been closed, terminated, dismissed or withdrawn, without being discharged',
    'La bancarrota se cerró, terminó, desestimó o retiró sin descargo',
  ],
  ['Not included in bankruptcy', 'No incluida en la bancarrota'],
  ['Reaffirmation of debt', 'Deuda reafirmada'],
  ['Reaffirmation of debt rescinded', 'Reafirmación de la deuda anulada'],
  [
    'Reaffirmation of debt rescinded Chapter # Bankruptcy',
    'Reafirmación de la deuda anulada, bancarrota del capítulo #',
  ],
  ['Chapter # reaffirmation of debt', 'Deuda reafirmada, capítulo #'],
  ['Chapter # reaffirmation of debt rescinded', 'Reafirmación de la deuda anulada, capítulo #'],
  [
    'Account included in wep filed by another person',
    'Incluida en el plan de pagos de bancarrota de otra persona',
  ],
  ['Account included in bankruptcy of another person', 'Incluida en la bancarrota de otra persona'],
  ['Account included in bankruptcy of primary borrower', 'Incluida en la bancarrota del deudor principal'],
  ['Account included in bankruptcy of secondary borrower', 'Incluida en la bancarrota del segundo deudor'],
  ['Account being paid through wep', 'Se paga con un plan de pagos de bancarrota'],
  ['100% payment to creditors filing claims', 'Pago del 100% a los acreedores que reclamaron'],
  ['Included in orderly payment debt', 'Incluida en un plan ordenado de pago de deudas'],
  ['Personal receivership', 'Administración judicial personal'],
  [
    'Personal receivership - repayment managed by court trustee',
    'Administración judicial personal; un fiduciario del tribunal maneja los pagos',
  ],

  ['Settled', 'Liquidada por menos del total'],
  ['Settled for less than the full balance', 'Liquidada por menos del saldo total'],
  ['Settled - less than full balance', 'Liquidada por menos del saldo total'],
  ['Account paid for less than full balance', 'Pagada por menos del saldo total'],
  ['Account paid in full for less than the full balance', 'Saldada por menos del saldo total'],
  [
    'Account legally paid in full for less than the full balance',
    'Saldada legalmente por menos del saldo total',
  ],
  ['Debt extinguished under state law', 'Deuda extinguida según la ley estatal'],
];
