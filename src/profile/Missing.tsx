import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Completable, useMissing } from './useMissing.ts';

interface MissingProps {
  readonly data: Completable;
  /** Instead, once nothing is. */
  readonly whenNone?: ReactNode;
}

/** What a person has yet to give, by name. */
export function Missing({ data, whenNone = null }: MissingProps) {
  const missing = useMissing()(data).join(', ');
  if (missing === '') return whenNone;
  return (
    <chakra.p textWrap="pretty">
      <Trans>Still missing: {missing}.</Trans>
    </chakra.p>
  );
}
