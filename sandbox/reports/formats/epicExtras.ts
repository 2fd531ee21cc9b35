import type { Bureau, ConsumerFile } from '../model.ts';
import { bureaus } from '../model.ts';
import { bureauCodes } from '../truelink/codes.ts';
import type { Branch, Tree } from '../truelink/tree.ts';

/**
 * What the epic response adds to the bundle. It includes a second `Borrower` of a different shape: a reader that
 * searches by name instead of by position finds the wrong one.
 */
export function epicExtras(file: ConsumerFile): Branch {
  const { identity, personal } = file;
  const byBureau = (value: (bureau: Bureau) => Tree): Branch =>
    Object.fromEntries(
      bureaus
        .filter((bureau) => file.bureaus.includes(bureau))
        .map((bureau) => [bureauCodes[bureau].symbol, value(bureau)]),
    );
  const addresses = (bureau: Bureau, kind: 'current' | 'previous'): Branch[] =>
    personal.addresses
      .filter((one) => one.bureau === bureau && one.kind === kind)
      .map(({ address, reported }) => ({
        Address: `${address.houseNumber} ${address.streetName} ${address.streetType} ${address.city} ${address.state} ${address.postalCode}`,
        DateUpdated: reported,
      }));
  return {
    InquiryDate: byBureau(() => file.pulledOn),
    RiskScore: byBureau((bureau) =>
      String(file.scores.find((score) => score.bureau === bureau)?.value ?? ''),
    ),
    Borrower: {
      Full_SSN: identity.ssn,
      SSN: byBureau((bureau) => personal.ssns.find((one) => one.bureau === bureau)?.digits ?? ''),
      BorrowerName: {
        Primary: byBureau(() => `${identity.first} ${identity.middle} ${identity.last}`),
        Secondary: {},
      },
      BirthYear: byBureau((bureau) =>
        String(personal.births.find((one) => one.bureau === bureau)?.year ?? ''),
      ),
      CurrentAddress: byBureau((bureau) => addresses(bureau, 'current')[0] ?? {}),
      PreviousAddress: byBureau((bureau) => addresses(bureau, 'previous')),
    },
    TotalAccCount: String(file.accounts.length),
    creditorsArray: file.accounts.map((account, place) => ({
      ID: String(place),
      condition: account.lines.some((line) => line.open) ? 'Open' : 'Closed',
      ...Object.fromEntries(
        account.lines.map((line) => [
          line.bureau,
          { name: line.creditorName, dateOpened: line.opened ?? '' },
        ]),
      ),
    })),
    ReportDaysOld: '0',
  };
}
