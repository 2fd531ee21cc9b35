import type { Language } from '#contract/limits.ts';

/** The video in a language, where its address says `{language}`; else the one there is. */
export function videoIn(address: string, language: string): string {
  return address.replaceAll('{language}', language);
}

/** The captions stand beside the video: those of `tour.webm` are `tour.en.vtt` and `tour.es.vtt`. */
export function captionsOf(video: string, language: Language): string {
  const [path = '', ...query] = video.split(/(?=[?#])/);
  return [path.replace(/\.\w+$/, ''), `.${language}.vtt`, ...query].join('');
}
