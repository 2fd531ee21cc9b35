import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import { useCallback } from 'react';
import { documentTypes } from '#contract/limits.ts';
import type { AnswerPage } from '#machines/answerPages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { PageLook } from './PageLook.tsx';

interface PageImageProps extends PageLook {
  readonly page: Pick<AnswerPage, 'content' | 'name'>;
  readonly isBusy: boolean;
  readonly onOpen: () => void;
}

/** Of another kind, such as the HEIC of an iPhone, many browsers show only that they can't. */
export const isPicture = ({ type }: Blob): boolean => documentTypes.some((known) => known === type);

/** It has as many pages as it has: nothing here counts them. */
export const isPdf = ({ type }: Blob): boolean => type === 'application/pdf';

/** A page as it is: the image, or what stands for a PDF or for a page that was not opened yet. */
export function PageImage({ page: { content, name }, zoom, turns, isBusy, onOpen }: PageImageProps) {
  const { t } = useLingui();
  if (content === null)
    return (
      <Place>
        <FileText size={28} aria-hidden />
        <span>
          <Trans>This page is sealed. Each opening is recorded.</Trans>
        </span>
        <Button busy={isBusy} onClick={onOpen}>
          <Trans>Open page</Trans>
        </Button>
      </Place>
    );
  if (!isPicture(content))
    return (
      <Place>
        <FileText size={28} aria-hidden />
        <chakra.span overflowWrap="anywhere">{name}</chakra.span>
        {isPdf(content) ? <PdfLink content={content} /> : null}
      </Place>
    );
  const isAcross = turns % 2 === 1;
  return (
    <Frame tabIndex={0} role="region" aria-label={t`The page of the answer`}>
      {/* A page that lies across needs a square to turn in. */}
      <chakra.div
        display="grid"
        placeItems="center"
        style={{ width: `${100 * zoom}%`, ...(isAcross ? { aspectRatio: '1' } : {}) }}
      >
        <Picture
          content={content}
          alt={name === '' ? t`A page of the answer` : name}
          turns={turns}
          isAcross={isAcross}
        />
      </chakra.div>
    </Frame>
  );
}

interface PictureProps {
  readonly content: Blob;
  readonly alt: string;
  readonly turns: number;
  readonly isAcross: boolean;
}

/** Under an object URL that lives as long as the image is on screen. */
function Picture({ content, alt, turns, isAcross }: PictureProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return (
    <chakra.img
      ref={show}
      alt={alt}
      width={isAcross ? 'auto' : 'full'}
      maxW="full"
      maxH={isAcross ? 'full' : 'none'}
      style={{ rotate: `${90 * turns}deg` }}
    />
  );
}

/** The browser shows PDFs only on a page of their own. */
function PdfLink({ content }: { readonly content: Blob }) {
  const link = useCallback(
    (anchor: HTMLAnchorElement) => {
      const address = URL.createObjectURL(content);
      anchor.href = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return (
    <chakra.a
      ref={link}
      target="_blank"
      rel="noopener"
      color="accentStrong"
      textDecoration="underline"
      minH="11"
      display="inline-flex"
      alignItems="center"
    >
      <Trans>Open PDF in a new tab</Trans>
    </chakra.a>
  );
}

const Frame = chakra('div', {
  base: {
    bg: 'sunken',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    overflow: 'auto',
    maxH: { base: '45dvh', xl: 'calc(100dvh - 17rem)' },
  },
});

const Place = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    p: '5',
    textAlign: 'center',
    bg: 'sunken',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
  },
});
