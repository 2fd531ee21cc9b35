import { Box } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { type DisputedItem, keyOf } from '../opened.ts';

interface ChosenDisputesProps {
  readonly disputes: readonly DisputedItem[];
  /** Keys of the chosen ones. */
  readonly chosen: ReadonlySet<string>;
  /** Whether each item says at whom it is disputed. */
  readonly namesRecipients: boolean;
  readonly disabled: boolean;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Which of several items a form is about. None is chosen at first. */
export function ChosenDisputes({
  disputes,
  chosen,
  namesRecipients,
  disabled,
  onChange,
}: ChosenDisputesProps) {
  return (
    <Box as="fieldset" minW="0">
      <Box as="legend" fontSize="sm" fontWeight="medium" mb="1">
        {/* The number shows that there is more than fits. */}
        <Trans>
          Choose the items ({chosen.size} of {disputes.length})
        </Trans>
      </Box>
      <Box
        maxH="16rem"
        overflowY="auto"
        px="3"
        py="1"
        border="1px solid"
        borderColor="edge"
        borderRadius="md"
      >
        {disputes.map((dispute) => {
          const key = keyOf(dispute);
          return (
            <Box key={key}>
              <Checkbox
                checked={chosen.has(key)}
                disabled={disabled}
                onChange={(isChosen) =>
                  onChange(
                    new Set([...[...chosen].filter((each) => each !== key), ...(isChosen ? [key] : [])]),
                  )
                }
              >
                <Box as="span" display="block" overflowWrap="anywhere">
                  <ItemName heading={dispute.heading} />
                  {namesRecipients ? (
                    <Box as="span" display="block" color="quiet" fontSize="sm">
                      {dispute.recipient.name}
                    </Box>
                  ) : null}
                </Box>
              </Checkbox>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
