import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useSelector } from '@xstate/react';
import { ShowOlder } from '#src/overview/logs/ShowOlder.tsx';
import { useOlderEntries } from '#src/overview/logs/useOlderEntries.ts';
import { momentOf } from '#src/ui/dates.ts';
import { wordsOf } from '../notificationMessages.tsx';
import { type AlertList, olderAlerts } from './alertList.ts';
import { alertGroups } from './alertGroups.ts';
import { AlertLink } from './AlertLink.tsx';

const looks = {
  positive: { Icon: CircleCheck, color: 'green' },
  negative: { Icon: CircleAlert, color: 'red' },
  general: { Icon: Info, color: 'blue' },
} as const;

interface AlertsProps {
  readonly list: AlertList;
  /** Ids of the notifications the person has not seen. */
  readonly unread: ReadonlySet<string>;
  /** A link in the drawer was followed. */
  readonly onGo: () => void;
}

/** What happened in the account, newest first. Icon and text tell the kind; a dot and bold type mark what is new. */
export function Alerts({ list: { latest, next }, unread, onGo }: AlertsProps) {
  const { t, i18n } = useLingui();
  const older = useOlderEntries(next, olderAlerts);
  const notifications = [...latest, ...useSelector(older, ({ context }) => context.entries)];
  const kinds = { positive: t`Good news`, negative: t`Problem`, general: t`Information` };
  if (notifications.length === 0) {
    return (
      <Box color="quiet" py="8" textAlign="center">
        <Trans>No Data Exist</Trans>
      </Box>
    );
  }
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        {alertGroups(notifications).map((group) => {
          const [notification] = group;
          const { Icon, color } = looks[notification.type];
          const { title, description } = wordsOf(notification);
          const isNew = group.some(({ id }) => unread.has(id));
          const count = group.length;
          const details = `details-${notification.id}`;
          const last = momentOf(notification.createdAt, i18n.locale);
          return (
            <Box
              as="li"
              key={notification.id}
              position="relative"
              display="flex"
              gap="3"
              py="3"
              borderBottom="1px solid"
              borderColor="edge"
            >
              <Box color={color} pt="0.5" flexShrink="0">
                <Icon size={20} role="img" aria-label={kinds[notification.type]} />
              </Box>
              <Box minW="0" flex="1">
                <Box fontWeight={isNew ? 'strong' : 'normal'}>
                  <AlertLink notification={notification} onGo={onGo} details={details}>
                    {title}
                  </AlertLink>
                </Box>
                <Box id={details} color="quiet" fontSize="sm">
                  <Box>{description}</Box>
                  <Box mt="1">
                    {count === 1 ? (
                      last
                    ) : (
                      <Trans>
                        {count} times, most recently {last}
                      </Trans>
                    )}
                  </Box>
                </Box>
              </Box>
              {/* A notification that has been read keeps the dot's space, so nothing moves when the dot disappears. */}
              <Box boxSize="0.625rem" mt="2" flexShrink="0">
                {isNew ? (
                  <Box
                    role="img"
                    aria-label={t`New`}
                    title={t`New`}
                    boxSize="full"
                    borderRadius="full"
                    bg="accent"
                  />
                ) : null}
              </Box>
            </Box>
          );
        })}
      </Stack>
      <ShowOlder older={older} />
    </>
  );
}
