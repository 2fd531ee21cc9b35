import { bureaus } from '#vocabulary/bureaus.ts';
import type { Destination, Exhibit, Sentence } from './letter.ts';
import { en, es, nothing, phrase, say, words } from './sentence.ts';

/** What is enclosed, and that the results are to be sent. */
export function closing(
  destination: Destination,
  exhibits: readonly Exhibit[],
  items: number,
): readonly Sentence[] {
  const { several, shown } = exhibited(exhibits, items, destination);
  const pages = several
    ? words('The enclosed exhibits show', 'Los anexos adjuntos muestran')
    : words('The enclosed exhibit shows', 'El anexo adjunto muestra');
  const proof = exhibits.length > 0 ? [say(en`${pages} ${shown}.`, es`${pages} ${shown}.`)] : [];
  return [...proof, sendResults(destination.kind)];
}

/** The results, as every letter that disputes something asks for them. */
export const sendResults = (kind: Destination['kind']): Sentence =>
  kind === 'bureau'
    ? words(
        'Please send me the results in writing, with a corrected copy of my report if anything changes.',
        'Por favor, envíenme los resultados por escrito, con una copia corregida de mi informe si algo cambia.',
      )
    : words(
        'Please report any correction to each bureau to which you reported the wrong information, and send me the results of your investigation in writing.',
        'Por favor, reporten toda corrección a cada buró al que reportaron la información incorrecta y envíenme por escrito los resultados de su investigación.',
      );

const heads: ReadonlySet<string> = new Set(bureaus);

/** Whether a column of an exhibit is what a reseller combined from several bureaus. */
export const hasCombined = (exhibits: readonly Exhibit[]): boolean =>
  exhibits.some((exhibit) => exhibit.bureaus.some((head) => !heads.has(head)));

/**
 * What the exhibits show. Everything that one item quotes is one exhibit. A company's items may be one account. What a reseller
 * combined is not shown at each bureau.
 */
export function exhibited(exhibits: readonly Exhibit[], items: number, { kind }: Pick<Destination, 'kind'>) {
  const several = new Set(exhibits.map(({ number }) => number)).size > 1;
  const where = hasCombined(exhibits) ? nothing : words(' at each bureau', ' en cada buró');
  const accounts = !several
    ? phrase(en`the account as my report shows it${where}`, es`la cuenta como mi informe la muestra${where}`)
    : kind === 'furnisher'
      ? phrase(en`each item as my report shows it${where}`, es`cada punto como mi informe lo muestra${where}`)
      : phrase(
          en`the accounts as my report shows them${where}`,
          es`las cuentas como mi informe las muestra${where}`,
        );
  const entries =
    items > 1
      ? words('the entries as my report lists them', 'los datos como mi informe los incluye')
      : words('the entry as my report lists it', 'el dato como mi informe lo incluye');
  return { several, shown: exhibits.some(({ about }) => about === 'account') ? accounts : entries };
}
