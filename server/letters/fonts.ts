/** The typefaces of a letter. Nothing else is loaded, so a letter looks the same on every machine. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const faces = ['400Regular/NotoSans_400Regular.ttf', '600SemiBold/NotoSans_600SemiBold.ttf'];

export function letterFonts(): readonly Buffer[] {
  return faces.map((face) =>
    readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${face}`))),
  );
}
