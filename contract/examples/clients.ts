import {
  acceptInvitation,
  clientInvitation,
  completeOwnData,
  createClientLink,
  ownUploadCalls,
  revokeClientLink,
} from '../clientLink.ts';
import {
  clientContract,
  contractToSign,
  recordContract,
  rightsStatement,
  withdrawContract,
} from '../clientContract.ts';
import { contractTerms, saveContractTerms } from '../contractTerms.ts';
import { clientReadiness } from '../clientReadiness.ts';
import { clientStatus, setClientStatus } from '../clientStatus.ts';
import { clientSummary } from '../clientSummary.ts';
import { markWorkSeen } from '../clientWork.ts';
import { legalHold, liftHold, placeHold } from '../legalHold.ts';
import { type ExampleEntry, exampleOf } from './example.ts';
import { ids, reportName, times } from './invented.ts';

const done = { ok: true } as const;
const agency = { agency: 'Ruiz Credit Services', agencyLogoUrl: '/api/v1/cdn/bG9nby1vZi1hLWNvbXBhbn' };
const own = {
  firstName: 'Devon',
  lastName: 'Sampleton',
  phone: '+1 (555) 555 0100',
  mail: 'devon@example.com',
  city: 'Springfield',
  postalCode: '62704',
};

const terms = {
  services: 'We compare your three credit reports and write letters about what you confirm to be wrong.',
  guarantees: '',
  completion: 'Within 90 days of the first letter',
  payment: 'After each round, when its answers have come: $80.',
  total: '$240',
  address: '100 Main St\nSpringfield, IL 62704',
};

/** The link sent to a client, their contract, and a client's status. */
export const clients: readonly ExampleEntry[] = [
  exampleOf(createClientLink, {
    reply: {
      url: 'https://my.redress.example/client/Qm9vay1hLWxpbmstaGVyZQ',
      expiresAt: times.expires,
    },
  }),
  exampleOf(revokeClientLink, { reply: done }),
  exampleOf(clientInvitation, { reply: agency }),
  exampleOf(acceptInvitation, {
    reply: {
      ...own,
      ssn: '',
      dob: '**/**/1986',
      streetAddress: '***e Rd',
      state: { id: 'IL', name: 'Illinois' },
      ssnDocument: null,
      addressDocument: null,
      idOrDriverDocument: null,
      ...agency,
      complete: false,
    },
  }),
  exampleOf(completeOwnData, { body: { ...own, state: 'Illinois', ssn: '666550611' }, reply: done }),
  ...Object.values(ownUploadCalls).map((call) => exampleOf(call, { reply: done })),
  exampleOf(clientReadiness, {
    body: { ids: [ids.profile] },
    reply: {
      clients: [
        {
          id: ids.profile,
          name: 'Devon Sampleton',
          status: 'Waiting',
          provider: 'SmartCredit',
          reportId: ids.report,
          onHold: false,
          activity: 'active',
          contract: { state: 'none', opensOn: null },
        },
      ],
    },
  }),
  exampleOf(clientStatus, {
    reply: {
      status: 'Waiting',
      state: 'waiting',
      history: [
        { kind: 'profileCompleted', at: times.created, detail: {} },
        { kind: 'reportImported', at: times.imported, detail: {} },
        { kind: 'lettersGenerated', at: times.generated, detail: {} },
        { kind: 'lettersMailed', at: times.generated, detail: {} },
      ],
    },
  }),
  exampleOf(setClientStatus, {
    body: { status: 'Finished', reason: 'The client closed the case.' },
    reply: done,
  }),
  exampleOf(clientContract, {
    reply: {
      state: 'waiting',
      opensOn: '2026-10-07',
      today: times.read.slice(0, 10),
      hasTerms: true,
      entries: [
        { id: ids.event, step: 'disclosed', on: '2026-10-01', by: 'Ana Ruiz', at: times.read },
        { id: ids.letter, step: 'signed', on: '2026-10-01', by: 'Ana Ruiz', at: times.read },
      ],
    },
  }),
  exampleOf(recordContract, { body: { step: 'signed', on: '2026-10-01' }, reply: done }),
  exampleOf(withdrawContract, { reply: done }),
  exampleOf(rightsStatement, {}),
  exampleOf(contractToSign, {}),
  exampleOf(contractTerms, { reply: { agency: agency.agency, terms, savedAt: times.created } }),
  exampleOf(saveContractTerms, {
    body: { ...terms, savedAt: times.created },
    reply: { ...done, savedAt: times.generated },
  }),
  exampleOf(clientSummary, {
    reply: {
      id: ids.profile,
      name: 'Devon',
      phone: own.phone,
      status: 'Waiting',
      since: times.created,
      today: times.read.slice(0, 10),
      round: 1,
      due: { on: '2026-11-07', isAssumed: false },
      activity: 'active',
      report: { id: ids.report, name: reportName },
      reports: 1,
      sets: 1,
      contract: { state: 'waiting', opensOn: '2026-10-07' },
      work: [],
    },
  }),
  exampleOf(legalHold, {
    reply: { hold: { reason: 'A lawsuit against a furnisher', by: 'Ana Agent', at: times.created } },
  }),
  exampleOf(placeHold, { body: { reason: 'A lawsuit against a furnisher' }, reply: done }),
  exampleOf(liftHold, { reply: done }),
  exampleOf(markWorkSeen, { reply: done }),
];
