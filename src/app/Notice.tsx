import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { Brand } from './layout/Brand.tsx';
import { removePageShell } from './pageShell.ts';
import { ShellContext } from './layout/ShellContext.ts';

interface NoticeProps {
  /** A large icon above the title. */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  /** What it means for the person. */
  readonly text: ReactNode;
  /** What the person can do next. */
  readonly children: ReactNode;
  /** Replaces what the person was waiting for, and is announced. */
  readonly alert?: boolean;
}

/**
 * Shown in place of a page. Without the product's shell around it, it is the whole page and carries the page's name.
 */
export function Notice({ mark, title, text, children, alert = false }: NoticeProps) {
  const inShell = useContext(ShellContext);
  useLayoutEffect(removePageShell, []);
  const notice = (
    <Stack
      role={alert ? 'alert' : undefined}
      align="center"
      justify="center"
      gap="4"
      p={{ base: '4', md: '6' }}
      minH="60dvh"
      textAlign="center"
    >
      {mark}
      <chakra.h1 fontSize="xl" textWrap="balance">
        {title}
      </chakra.h1>
      <chakra.p color="quiet" maxW="28rem" textWrap="balance">
        {text}
      </chakra.p>
      <chakra.div display="grid" gap="2">
        {children}
      </chakra.div>
    </Stack>
  );
  if (inShell) return notice;
  return (
    <>
      <chakra.header px="6" py="5">
        <Brand />
      </chakra.header>
      <main>{notice}</main>
    </>
  );
}
