import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { snackbarTime } from '#contract/limits.ts';
import { IconButton } from './Button.tsx';
import { onPlaceChange, topPlace } from './messagePlaces.ts';
import { Presence } from './motion/Presence.tsx';
import { useMoving } from './motion/useMoving.ts';
import { useMeasured } from './useMeasured.ts';
import { forcedEdge } from './theme/modal.ts';

interface Shown {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'error';
}

export interface Snackbars {
  /** Disappears after 6 s, or after 10 s if it is long; earlier through the function it returns. */
  readonly showMessage: (text: string, time?: keyof typeof snackbarTime) => () => void;
  /** Stays until it is dismissed. */
  readonly showError: (text: string) => void;
}

const Context = createContext<Snackbars>({ showMessage: () => () => undefined, showError: () => undefined });
export const useSnackbars = (): Snackbars => useContext(Context);

/**
 * Short messages at the bottom of the page, above anything the page keeps there (`data-foot`), or in the first row of
 * the dialog in front of it, announced by assistive technology as they appear.
 */
export function SnackbarHost({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const next = useRef(0);
  const host = useRef<HTMLDivElement>(null);
  useMeasured(host, '--messages');

  const dismiss = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const add = useCallback((text: string, tone: Shown['tone']) => {
    next.current += 1;
    const id = next.current;
    // The same error twice would only hide the first.
    setShown((all) => [...all.filter((one) => one.text !== text), { id, text, tone }]);
    return id;
  }, []);
  const snackbars = useMemo<Snackbars>(
    () => ({
      showMessage: (text, time = 'usual') => {
        const id = add(text, 'plain');
        setTimeout(() => dismiss(id), snackbarTime[time]);
        return () => dismiss(id);
      },
      showError: (text) => void add(text, 'error'),
    }),
    [add, dismiss],
  );

  const place = useSyncExternalStore(onPlaceChange, topPlace, topPlace);
  const messages = (
    <Presence>
      {shown.map((one) => (
        <Message key={one.id} {...one} onDismiss={() => dismiss(one.id)} />
      ))}
    </Presence>
  );
  return (
    <Context value={snackbars}>
      {children}
      <chakra.div
        ref={host}
        data-messages
        aria-live="polite"
        position="fixed"
        insetX="4"
        bottom="calc(var(--tabs, 0px) + {spacing.4})"
        css={{
          'body:has([data-foot]) &': { bottom: 'calc(var(--foot, 4rem) + {spacing.2})' },
          // Centered on the page, not on the page plus its menu.
          'body:has([data-menu]) &': { left: { md: '4.5rem', lg: '14rem' } },
        }}
        zIndex="10"
        display="grid"
        gap="2"
        justifyItems="center"
        pointerEvents="none"
      >
        {place === null ? messages : null}
      </chakra.div>
      {place === null ? null : createPortal(messages, place)}
    </Context>
  );
}

function Message({ text, tone, onDismiss }: Omit<Shown, 'id'> & { readonly onDismiss: () => void }) {
  const { t } = useLingui();
  return (
    <chakra.div
      {...useMoving('snackbar')}
      {...forcedEdge}
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      gap="3"
      // The longest usual message has one line on a tablet: on two even ones, a third of it was empty.
      maxWidth={{ base: '36rem', md: '44rem' }}
      pl="4"
      pr="2"
      py="2"
      borderRadius="md"
      boxShadow="raised"
      bg={tone === 'error' ? 'danger' : { base: 'ink', _osDark: 'hovered' }}
      color={tone === 'error' ? 'onDanger' : { base: 'page', _osDark: 'ink' }}
    >
      <chakra.span flex="1" textWrap="pretty">
        {text}
      </chakra.span>
      <IconButton color="inherit" label={t`Dismiss`} icon={<X size={18} aria-hidden />} onClick={onDismiss} />
    </chakra.div>
  );
}
