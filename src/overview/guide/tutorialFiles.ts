import type { Variant } from '#contract/shapes.ts';
import type { Language } from '#vocabulary/languages.ts';

/** The video for a host and language if its address contains `{variant}` and `{language}`; otherwise the only one there is. */
export function videoIn(address: string, variant: Variant, language: string): string {
  return address.replaceAll('{variant}', variant).replaceAll('{language}', language);
}

/** The captions are next to the video: those of `tour.webm` are `tour.en.vtt` and `tour.es.vtt`. */
export function captionsOf(video: string, language: Language): string {
  const [path = '', ...query] = video.split(/(?=[?#])/);
  return [path.replace(/\.\w+$/, ''), `.${language}.vtt`, ...query].join('');
}
