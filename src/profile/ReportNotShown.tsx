import { Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { IconButton } from '#src/ui/Button.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import type { ReportViewing } from './useReportViewing.ts';

/** Says that a report could not be opened, until it is closed or opened again. */
export function ReportNotShown({ viewing }: { readonly viewing: ReportViewing }) {
  const { t } = useLingui();
  const failed = useSelector(viewing, (snapshot) => snapshot.matches('failed'));
  if (!failed) return null;
  return (
    <Banner tone="danger">
      <Flex align="center" gap="2">
        <span style={{ flex: 1 }}>
          <Trans>Error showing report, Please try later!</Trans>
        </span>
        <IconButton
          label={t`Close`}
          icon={<X size={20} aria-hidden />}
          onClick={() => viewing.send({ type: 'notice.dismiss' })}
        />
      </Flex>
    </Banner>
  );
}
