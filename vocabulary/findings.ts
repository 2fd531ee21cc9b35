import type { Translated } from './languages.ts';

/** What each rule found, in the words of the Repair Center and the report page. The keys are the rule ids. */
export const findingSentences = {
  O1: {
    en: 'This collection or charge-off appears to be older than the seven years and 180 days for which it may be reported.',
    es: 'Esta cobranza o cuenta cancelada por incobrable parece tener más de los siete años y 180 días durante los que puede reportarse.',
  },
  O2: {
    en: 'These late payments are, or may be, more than seven years old, which is too old to report.',
    es: 'Estos pagos atrasados tienen, o pueden tener, más de siete años: demasiado antiguos para reportarse.',
  },
  O3: {
    en: 'This bankruptcy is older than the law allows bureaus to report, or older than they show in practice.',
    es: 'Esta bancarrota es más antigua de lo que la ley permite reportar, o de lo que los burós muestran en la práctica.',
  },
  O4: {
    en: 'This lien or judgment is too old, or is a kind that bureaus no longer show.',
    es: 'Este gravamen o fallo es demasiado antiguo, o de un tipo que los burós ya no muestran.',
  },
  R1: {
    en: 'One bureau’s dates make this debt look newer than another’s do, which would keep it on the report longer.',
    es: 'Las fechas de un buró hacen que esta deuda parezca más reciente que las de otro, lo que la mantendría más tiempo en el informe.',
  },
  R2: {
    en: 'This debt is dated later than in an earlier report, which would keep it on the report longer.',
    es: 'Esta deuda tiene una fecha posterior a la de un informe anterior, lo que la mantendría más tiempo en el informe.',
  },
  D1: {
    en: 'The same debt appears to be listed as two collections.',
    es: 'La misma deuda parece figurar en dos cobranzas.',
  },
  D2: {
    en: 'The creditor and a collector both show a balance for the same debt.',
    es: 'El acreedor y la agencia de cobranza muestran ambos el saldo de la misma deuda.',
  },
  D3: {
    en: 'One bureau appears to list this account twice.',
    es: 'Un mismo buró parece incluir esta cuenta dos veces.',
  },
  D4: {
    en: 'A transferred loan is counted at both companies.',
    es: 'Un préstamo transferido se cuenta en ambas compañías.',
  },
  B1: {
    en: 'The bureaus disagree on the balance.',
    es: 'Los burós no coinciden en el saldo.',
  },
  B2: {
    en: 'The account shows a balance even though it was transferred, sold, paid, or settled.',
    es: 'Se muestra un saldo aunque la cuenta fue transferida, vendida, pagada o liquidada.',
  },
  B3: {
    en: 'The amount past due is more than what is owed, or nothing is owed at all.',
    es: 'El monto vencido es mayor que lo que se debe, o no se debe nada.',
  },
  B4: {
    en: 'A monthly payment is shown even though this account can’t have one.',
    es: 'Se muestra un pago mensual aunque la cuenta no puede tenerlo.',
  },
  B5: {
    en: 'The charged-off balance is higher than the highest balance ever shown.',
    es: 'El saldo cancelado por incobrable supera el saldo más alto jamás mostrado.',
  },
  B6: {
    en: 'The balance is higher than the limit or the high credit. It may be correct, but it can be verified.',
    es: 'El saldo supera el límite o el crédito más alto. Puede ser correcto; se puede verificar.',
  },
  L1: {
    en: 'One bureau shows no credit limit, so the account can look maxed out.',
    es: 'Un buró no muestra el límite de crédito, de modo que la cuenta puede parecer usada por completo.',
  },
  S1: {
    en: 'The bureaus disagree on the payment status.',
    es: 'Los burós no coinciden en el estado de pago.',
  },
  S2: {
    en: 'One bureau shows the account as open, and another shows it as closed.',
    es: 'Un buró muestra la cuenta como abierta y otro como cerrada.',
  },
  S3: {
    en: 'The payment status contradicts the same bureau’s payment history.',
    es: 'El estado de pago contradice el historial de pagos del mismo buró.',
  },
  S4: {
    en: 'The number of late payments contradicts the payment history.',
    es: 'El número de pagos atrasados contradice el historial de pagos.',
  },
  S5: {
    en: 'The history jumps to 60 or more days late without being 30 days late first.',
    es: 'El historial salta a 60 días o más de atraso sin pasar antes por 30 días.',
  },
  S6: {
    en: 'A month is marked late even though the account had already been closed, paid, or written off.',
    es: 'Un mes figura atrasado aunque la cuenta ya se había cerrado, pagado o cancelado por incobrable.',
  },
  S7: {
    en: 'The account is rated late even though nothing is owed, or payments are deferred.',
    es: 'La cuenta figura como atrasada aunque no se debe nada o los pagos están aplazados.',
  },
  S8: {
    en: 'One bureau shows a month as late that another shows as on time.',
    es: 'Un mes figura atrasado en un buró y a tiempo en otro.',
  },
  S9: {
    en: 'The status, the amounts, or the closing of the account contradict each other in one bureau’s file.',
    es: 'El estado, los montos o el cierre de la cuenta se contradicen en el expediente de un mismo buró.',
  },
  T1: {
    en: 'The bureaus disagree on when the account was opened.',
    es: 'Los burós no coinciden en la fecha en que se abrió la cuenta.',
  },
  T2: {
    en: 'The dates contradict each other: something is shown as happening before it could have.',
    es: 'Las fechas se contradicen: algo figura como ocurrido antes de que fuera posible.',
  },
  T3: {
    en: 'The date the account was opened is missing.',
    es: 'Falta la fecha en que se abrió la cuenta.',
  },
  T4: {
    en: 'The account is open but hasn’t been updated for six months.',
    es: 'La cuenta está abierta, pero no se ha actualizado en seis meses.',
  },
  N1: {
    en: 'The original creditor for this collection isn’t named.',
    es: 'No se nombra al acreedor original de esta cobranza.',
  },
  N2: {
    en: 'The bureaus name different original creditors.',
    es: 'Los burós nombran acreedores originales distintos.',
  },
  N3: {
    en: 'No account number is given.',
    es: 'No se indica ningún número de cuenta.',
  },
  E1: {
    en: 'The account is negative even though it lists only an authorized user, who owes nothing.',
    es: 'La cuenta es negativa aunque figura solo un usuario autorizado, que no debe nada.',
  },
  E2: {
    en: 'The bureaus disagree on who is responsible for the account.',
    es: 'Los burós no coinciden en quién es responsable de la cuenta.',
  },
  E3: {
    en: 'This account marks the consumer as deceased, or their responsibility as terminated.',
    es: 'Esta cuenta marca al consumidor como fallecido, o su responsabilidad como terminada.',
  },
  K1: {
    en: 'The debt appears to have been discharged in bankruptcy, but the account still shows a debt or a negative rating.',
    es: 'La deuda parece haber recibido el descargo en una bancarrota, pero la cuenta aún muestra una deuda o una calificación negativa.',
  },
  K2: {
    en: 'A remark mentions a bankruptcy that isn’t in the report.',
    es: 'Una observación habla de una bancarrota que no está en el informe.',
  },
  K3: {
    en: 'The account stayed negative after a bankruptcy discharge and isn’t marked as included in it.',
    es: 'La cuenta siguió negativa tras el descargo de una bancarrota y no está marcada como incluida en ella.',
  },
  K4: {
    en: 'The bureaus disagree on this court record.',
    es: 'Los burós no coinciden en este registro judicial.',
  },
  M1: {
    en: 'This looks like a medical collection of a kind the bureaus say they don’t report.',
    es: 'Parece una cobranza médica que los burós dicen no reportar.',
  },
  M2: {
    en: 'This looks like a medical collection. It can be verified with the health care provider.',
    es: 'Parece una cobranza médica. Se puede verificar con quien prestó la atención.',
  },
  P1: {
    en: 'A bureau notes that the account is disputed, and another doesn’t.',
    es: 'Un buró anota que la cuenta está en disputa y otro no.',
  },
  P2: {
    en: 'One bureau says the consumer closed the account, and another doesn’t.',
    es: 'Un buró dice que el consumidor cerró la cuenta y otro no.',
  },
  Q1: {
    en: 'This inquiry is more than two years old.',
    es: 'Esta consulta tiene más de dos años.',
  },
  Q2: {
    en: 'The report shows no account under that name opened after this inquiry.',
    es: 'El informe no muestra ninguna cuenta con ese nombre abierta después de esta consulta.',
  },
  Q3: {
    en: 'The same inquiry appears to be listed twice.',
    es: 'La misma consulta parece figurar dos veces.',
  },
  Q4: {
    en: 'A collector made this inquiry, but the report shows no account under that name.',
    es: 'Una agencia de cobranza hizo esta consulta, pero el informe no muestra ninguna cuenta con ese nombre.',
  },
  I1: {
    en: 'This name conflicts with the profile or with other entries.',
    es: 'Este nombre contradice el del perfil u otros datos.',
  },
  I2: {
    en: 'This date of birth or Social Security number conflicts with the profile or with other entries.',
    es: 'Esta fecha de nacimiento o este número de Seguro Social contradice el del perfil u otros datos.',
  },
  I3: {
    en: 'This address or employer isn’t in the profile.',
    es: 'Esta dirección o este empleador no está en el perfil.',
  },
  I4: {
    en: 'Another person’s information may be mixed into this file.',
    es: 'Puede haber datos de otra persona mezclados en este expediente.',
  },
  I5: {
    en: 'The report is marked as that of a deceased person.',
    es: 'El informe figura como el de una persona fallecida.',
  },
  F1: {
    en: 'The file has a freeze or an alert.',
    es: 'El expediente tiene un congelamiento o una alerta.',
  },
  F2: {
    en: 'A bureau has no file or no score.',
    es: 'Un buró no tiene expediente o no tiene puntaje.',
  },
  X1: {
    en: 'The account is negative at only some of the bureaus.',
    es: 'La cuenta es negativa solo en algunos burós.',
  },
  X2: {
    en: 'The account type contradicts the detailed account type.',
    es: 'El tipo de cuenta contradice el tipo de cuenta detallado.',
  },
} as const satisfies Readonly<Record<string, Translated>>;

export type RuleId = keyof typeof findingSentences;

/** Whether a text is a rule id. */
export const isRuleId = (id: string): id is RuleId => Object.hasOwn(findingSentences, id);
export const ruleIds: readonly RuleId[] = Object.keys(findingSentences).filter(isRuleId);
