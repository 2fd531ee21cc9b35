import { chakra, Stack } from '@chakra-ui/react';
import { type ReactNode, useContext } from 'react';
import { Brand } from './layout/Brand.tsx';
import { InShell } from './layout/inShell.ts';

interface NoticeProps {
  /** A large sign above the title. */
  readonly mark?: ReactNode;
  readonly title: ReactNode;
  /** What it means for the person. */
  readonly text: ReactNode;
  /** The ways on. */
  readonly children: ReactNode;
  /** It came instead of what the person waits for, and is read out. */
  readonly alert?: boolean;
}

/** Stands in the place of a page. Where nothing of the product is around it, it is the whole page and bears its name. */
export function Notice({ mark, title, text, children, alert = false }: NoticeProps) {
  const inShell = useContext(InShell);
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
