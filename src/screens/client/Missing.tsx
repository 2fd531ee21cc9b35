import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ClientData } from '#contract/clientLink.ts';
import { useMissing } from './useMissing.ts';

interface MissingProps {
  readonly data: ClientData;
  /** Instead, once nothing is. */
  readonly whenNone?: ReactNode;
}

/** What the client has yet to give. */
export function Missing({ data, whenNone = null }: MissingProps) {
  const missing = useMissing()(data).join(', ');
  if (missing === '') return whenNone;
  return (
    <chakra.p textWrap="pretty">
      <Trans>Still missing: {missing}.</Trans>
    </chakra.p>
  );
}
