import { useLingui } from '@lingui/react/macro';
import type { AccessEntry, AccessKind } from '#contract/accessRecord.ts';

/** The wording of the record of access in the current language. */
export function useAccessWords() {
  const { t } = useLingui();
  const reads: Readonly<Record<AccessEntry['reads'], string>> = {
    profile: t`Profile`,
    revealedValue: t`Hidden value`,
    document: t`Document`,
    report: t`Report`,
    letters: t`Letters`,
    export: t`Access record as a file`,
    nothing: t`Something else`,
  };
  const details: Readonly<Record<string, string>> = {
    'revealedValue ssn': t`Social Security number`,
    'revealedValue dob': t`Date of birth`,
    'revealedValue streetAddress': t`Street address`,
    'document ssn': t`Social Security card`,
    'document address': t`Proof of address`,
    'document idOrDriverLicense': t`ID or driver's license`,
    'document scan': t`Scan of a receipt or an answer`,
  };
  const kinds: readonly (readonly [AccessKind, string])[] = [
    ['profile', reads.profile],
    ['revealedValue', t`Hidden values`],
    ['document', t`Documents`],
    ['report', t`Reports`],
    ['letters', reads.letters],
    ['export', reads.export],
    ['refused', t`Refusals`],
  ];

  function personOf({ actor, name, forName }: AccessEntry): string {
    switch (actor) {
      case 'support':
        return forName === '' ? t`Redress Support` : t`Redress Support, for ${forName}`;
      case 'client':
        return t`The client, with your link`;
      case 'outsider':
        return name === '' ? t`Someone with a print link` : t`${name}, with a print link`;
      case 'member':
      case 'unknown':
        return name === '' ? t`No longer known` : name;
    }
  }

  return {
    kinds,
    personOf,
    whatOf: ({ reads: what, detail }: AccessEntry) => details[`${what} ${detail}`] ?? reads[what],
  };
}
