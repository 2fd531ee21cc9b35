import { formatMonth } from '../report/format.ts';
import { formatMoney } from '#vocabulary/money.ts';
import type { NegativeParameters, NegativeReason } from '../report/negative.ts';
import type { Content } from './markup.ts';
import type { ReportTexts } from './texts.ts';

const months = (count: number): string => (count === 1 ? '1 mes' : `${count} meses`);

function lateCounts({ late30, late60, late90 }: NegativeParameters['lateCounts']): string {
  const counts = [
    [late30, '30 días'],
    [late60, '60 días'],
    [late90, '90 días'],
  ] as const;
  return counts.flatMap(([count, length]) => (count > 0 ? [`${count} × ${length}`] : [])).join(', ');
}

function reason(why: NegativeReason, words: (english: string) => Content): Content {
  switch (why.rule) {
    case 'collection':
      return why.parameters.originalCreditor
        ? `Cuenta en cobranza; acreedor original: ${why.parameters.originalCreditor}`
        : 'Cuenta en cobranza';
    case 'derogatoryCondition':
      return ['Condición de la cuenta: ', words(why.parameters.description)];
    case 'payStatus':
      return ['Estado de pago: ', words(why.parameters.description)];
    case 'worstPayStatus':
      return ['Peor estado de pago: ', words(why.parameters.description)];
    case 'lateCounts':
      return `Pagos atrasados: ${lateCounts(why.parameters)}`;
    case 'history':
      return why.parameters.count === 1
        ? `Historial de pagos con incumplimiento en ${formatMonth(why.parameters.newest)}`
        : `Historial de pagos con incumplimiento en ${months(why.parameters.count)}, de ${formatMonth(why.parameters.oldest)} a ${formatMonth(why.parameters.newest)}`;
    case 'pastDue':
      return `Monto vencido: ${formatMoney(why.parameters.amount)}`;
    case 'marked':
      return 'El proveedor marcó esta cuenta como negativa';
    case 'remark':
    default:
      return ['Observación: ', words(why.parameters.text)];
  }
}

export const spanish: ReportTexts = {
  title: 'Informe de crédito',
  reportOf: 'Informe de crédito de',
  reportDate: 'Fecha del informe',
  shownOn: 'Visto el',
  source: 'Origen',
  formats: {
    'mfsn-basic': 'MyFreeScoreNow',
    'mfsn-epic': 'MyFreeScoreNow',
    'mfsn-provider-views': 'MyFreeScoreNow',
    smartcredit: 'SmartCredit',
    'smartcredit-page': 'SmartCredit',
    identityiq: 'IdentityIQ',
    'identityiq-csid': 'IdentityIQ',
    'identityiq-page': 'IdentityIQ',
    'truelink-plain': 'TransUnion Interactive',
    'truelink-xml': 'TransUnion Interactive',
    'mismo-xml': 'MISMO',
    'mismo-json': 'MISMO',
  },
  skipToAccounts: 'Ir a las cuentas',
  contents: 'Contenido',
  notReported: 'No reportado',
  none: 'Nada reportado',
  differs: 'Los burós no coinciden',
  differsLegend: 'Los burós no coinciden en esta fila.',
  negative: 'Negativa',
  positive: 'Positiva',
  field: 'Dato',
  bureau: 'Buró',
  unnamed: 'Cuenta sin nombre',
  inEnglish: 'texto original, en inglés',
  footer:
    'Los valores se muestran tal como los reportan los burós. Un espacio en blanco indica que el buró no reportó ese dato.',
  noFile: (bureau) => `${bureau} no entregó ningún expediente.`,
  scores: {
    heading: 'Puntajes',
    cannotCalculate: 'No se puede calcular',
    ranks: {
      deficient: 'Deficiente',
      unfavorable: 'Desfavorable',
      fair: 'Regular',
      good: 'Bueno',
      great: 'Muy bueno',
      excellent: 'Excelente',
    },
    scale: 'De 300 a 850',
    factors: 'Qué influye en el puntaje',
    helps: 'Ayuda',
    hurts: 'Perjudica',
  },
  summary: {
    heading: 'Resumen',
    note: 'Son los recuentos del proveedor; pueden no coincidir con las cuentas que siguen.',
    totalAccounts: 'Total de cuentas',
    openAccounts: 'Cuentas abiertas',
    closedAccounts: 'Cuentas cerradas',
    delinquentAccounts: 'En mora',
    derogatoryAccounts: 'Negativas graves',
    balances: 'Saldos',
    monthlyPayments: 'Pagos mensuales',
    inquiriesLast2Years: 'Consultas (2 años)',
    publicRecords: 'Registros públicos',
  },
  personal: {
    heading: 'Información personal',
    name: 'Nombre',
    alias: 'También aparece como',
    former: 'Nombre anterior',
    birth: 'Fecha de nacimiento',
    ssn: 'Número de Seguro Social',
    currentAddress: 'Dirección actual',
    previousAddress: 'Direcciones anteriores',
    employers: 'Empleadores',
    phones: 'Números de teléfono',
    statements: 'Declaraciones del consumidor',
    statementOfNoBureau: 'Declaración del consumidor (el informe no indica en qué buró):',
    reported: (date) => `reportado el ${date}`,
  },
  alerts: {
    heading: 'Alertas',
    fraud: 'El expediente tiene un indicador de fraude.',
    deceased: 'El expediente figura como el de una persona fallecida.',
    frozen: (bureau) =>
      `Congelamiento activo en ${bureau}. Protege: un acreedor nuevo no puede ver este expediente.`,
  },
  accounts: {
    heading: 'Cuentas',
    count: (total, negative) =>
      `${total} ${total === 1 ? 'cuenta' : 'cuentas'}, ${negative} ${negative === 1 ? 'negativa' : 'negativas'}`,
    filter: {
      legend: 'Cuentas que se muestran',
      all: 'Todas',
      negative: 'Negativas',
      different: 'Con diferencias',
      disputed: 'En disputa',
      shown: {
        negative: (some, all) => `Se muestran ${some} de ${all} cuentas: las negativas.`,
        different: (some, all) =>
          `Se muestran ${some} de ${all} cuentas: aquellas en que los burós no coinciden.`,
        disputed: (some, all) => `Se muestran ${some} de ${all} cuentas: las que un buró muestra en disputa.`,
      },
    },
    glance: 'Las cuentas de un vistazo',
    account: 'Cuenta',
    type: 'Tipo',
    status: 'Estado',
    balance: 'Saldo',
    statuses: { Open: 'Abierta', Closed: 'Cerrada', Paid: 'Pagada', Derogatory: 'Negativa grave' },
    accountStatuses: {
      Open: 'Cuenta abierta',
      Closed: 'Cuenta cerrada',
      Paid: 'Cuenta pagada',
      Derogatory: 'Cuenta negativa grave',
    },
    types: {
      M: 'Hipoteca',
      R: 'Crédito rotativo',
      I: 'Crédito a plazos',
      C: 'Línea de crédito',
      O: 'Cuenta abierta (pago completo)',
      Y: 'Cobranza',
      U: 'Desconocido',
    },
    whyNegative: 'Por qué es negativa',
    details: (name) => `${name} en cada buró`,
    opened: (date) => `abierta el ${date}`,
    rows: {
      accountNumber: 'Número de cuenta',
      accountType: 'Tipo de cuenta',
      accountDetail: 'Tipo de cuenta detallado',
      bureauCode: 'Responsabilidad',
      condition: 'Condición de la cuenta',
      openClosed: 'Abierta o cerrada',
      paymentStatus: 'Estado de pago',
      worstStatus: 'Peor estado de pago',
      balance: 'Saldo',
      pastDue: 'Monto vencido',
      highCredit: 'Crédito más alto',
      creditLimit: 'Límite de crédito',
      monthlyPayment: 'Pago mensual',
      actualPayment: 'Pago efectuado',
      ofMonths: 'Plazo',
      monthsReviewed: 'Meses revisados',
      late: 'Atrasos de 30/60/90 días',
      dateOpened: 'Fecha de apertura',
      dateClosed: 'Fecha de cierre',
      lastReport: 'Último reporte',
      dateVerified: 'Última verificación',
      dateLastActive: 'Última actividad',
      lastPaymentDate: 'Fecha del último pago',
      dateLastActivity: 'Último movimiento',
      datePastDue: 'Vencida desde',
      dateWorst: 'Fecha del peor estado',
      chargeOffAmount: 'Monto declarado incobrable',
      dateChargedOff: 'Fecha en que se declaró incobrable',
      dateFirstDelinquency: 'Primera mora',
      originalCreditor: 'Acreedor original',
      industry: 'Tipo de acreedor',
      paymentFrequency: 'Frecuencia de pago',
      collateral: 'Garantía',
      dispute: 'Disputa',
      comment: 'Comentarios',
    },
    months,
  },
  history: {
    heading: 'Historial de pagos',
    of: (bureau) => `Historial de pagos en ${bureau}`,
    year: 'Año',
    legend: 'Cómo leer el historial de pagos',
    noData: 'Sin datos',
    months: [
      ['E', 'enero'],
      ['F', 'febrero'],
      ['M', 'marzo'],
      ['A', 'abril'],
      ['M', 'mayo'],
      ['J', 'junio'],
      ['J', 'julio'],
      ['A', 'agosto'],
      ['S', 'septiembre'],
      ['O', 'octubre'],
      ['N', 'noviembre'],
      ['D', 'diciembre'],
    ],
    meanings: {
      onTime: 'Pagado según lo acordado',
      late30: '30 días de atraso',
      late60: '60 días de atraso',
      late90: '90 días de atraso',
      late120: '120 días de atraso',
      late150: '150 días de atraso',
      late180: '180 días de atraso',
      paymentPlan: 'Plan de pagos',
      repossession: 'Embargo del bien o ejecución hipotecaria',
      surrender: 'Entrega voluntaria del bien',
      chargeOff: 'Cobranza o cuenta incobrable',
    },
  },
  inquiries: {
    heading: 'Consultas',
    subscriber: 'Acreedor',
    industry: 'Tipo de negocio',
    date: 'Fecha',
  },
  publicRecords: {
    heading: 'Registros públicos',
    type: 'Tipo',
    status: 'Estado',
    court: 'Tribunal',
    reference: 'Referencia',
    filed: 'Presentado',
    resolved: 'Resuelto',
    amount: 'Monto',
    plaintiff: 'Demandante',
  },
  contacts: {
    heading: 'Contactos de los acreedores',
    name: 'Acreedor',
    address: 'Dirección',
    phone: 'Teléfono',
  },
  findings: {
    heading: 'Hallazgos',
    one: 'Hallazgo',
  },
  reason,
};
