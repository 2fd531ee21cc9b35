import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A report of one invented consumer in one format, from which mutants are made. */
export interface Sample {
  readonly name: string;
  readonly text: string;
}

const folder = new URL('../../tests/fixtures/credit-reports/', import.meta.url);
const files = {
  'mfsn-basic': 'mfsn-3b-sampleton.synthetic.json',
  'mfsn-provider-views': 'mfsn-provider-views-sampleton.synthetic.json',
  smartcredit: 'smartcredit-3b-sampleton.synthetic.json',
  'smartcredit-page': 'smartcredit-classic-sampleton.synthetic.html',
  identityiq: 'identityiq-3b-sampleton.synthetic.jsonp',
  'identityiq-csid': 'identityiq-experian-csid-sampleton.synthetic.json',
  'identityiq-page': 'identityiq-sampleton.synthetic.html',
  'truelink-xml': 'truelink-3b-sampleton.synthetic.xml',
  'mismo-xml': 'mismo-2.3.1-sampleton.synthetic.xml',
  'mismo-json': 'mismo-2.4-style-sampleton.synthetic.json',
} as const;

const Basic = z.object({ data: z.looseObject({ BundleComponent: z.array(z.looseObject({})) }) });

/** Formats that differ from a sample only in what surrounds the report. */
function derived(basic: string): readonly Sample[] {
  const { data } = Basic.parse(JSON.parse(basic));
  const merge = data.BundleComponent.find((component) => 'TrueLinkCreditReportType' in component);
  return [
    {
      name: 'mfsn-epic',
      text: JSON.stringify({ success: true, data: { ...data, AccountIds: {}, RiskScore: { TUC: '588' } } }),
    },
    { name: 'truelink-plain', text: JSON.stringify({ report: merge }) },
  ];
}

/** Every supported format. */
export function samples(): readonly Sample[] {
  const own = Object.entries(files).map(([name, file]) => ({
    name,
    text: readFileSync(new URL(file, folder), 'utf8'),
  }));
  return [...own, ...own.filter(({ name }) => name === 'mfsn-basic').flatMap(({ text }) => derived(text))];
}
