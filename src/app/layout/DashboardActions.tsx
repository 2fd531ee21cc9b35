import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ChartColumn, Plus } from 'lucide-react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';

/** By specification, the kinds other than Client have no effect yet. */
const nothing = () => undefined;

/** Header controls that only the dashboard has. */
export function DashboardActions() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Flex gap={{ base: '2', md: '1', lg: '2' }} align="center" wrap="wrap">
      <ButtonLink size="small" to="/credit-analysis">
        {/* Next to a rail, the words need the room. */}
        <Box as="span" display={{ base: 'inline-flex', md: 'none', lg: 'inline-flex' }}>
          <ChartColumn size={18} aria-hidden />
        </Box>
        <Trans>Credit Analysis</Trans>
      </ButtonLink>
      <MenuButton
        size="small"
        label={t`Add New`}
        icon={<Plus size={18} aria-hidden />}
        entries={[
          { key: 'client', label: t`Client`, onChoose: () => void navigate({ to: '/create-profile' }) },
          { key: 'affiliate', label: t`Affiliate`, onChoose: nothing },
          { key: 'outsourcer', label: t`Outsourcer`, onChoose: nothing },
          { key: 'prospectBuyer', label: t`Prospect Buyer`, under: true, onChoose: nothing },
          { key: 'reseller', label: t`Reseller`, under: true, onChoose: nothing },
        ]}
      />
    </Flex>
  );
}
