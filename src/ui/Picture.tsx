import { chakra } from '@chakra-ui/react';
import { useCallback } from 'react';

/** An image fetched by a call and shown under an object URL that lives as long as the image is on screen. */
export function Picture({ content, alt }: { readonly content: Blob; readonly alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  return <chakra.img ref={show} alt={alt} maxWidth="100%" mx="auto" borderRadius="md" />;
}
