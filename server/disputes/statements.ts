import type { ClientStatement, Dispute } from '#contract/disputes.ts';
import { confirmationsBehind, confirmedSentences, withGrounds } from '#credit/letters/confirmed.ts';
import type { WithdrawnPoint } from '#disputes/corrections.ts';
import type { StoredStatement } from '#server/store/confirmations.ts';
import { civilDateIn } from '#server/today.ts';
import type { Denials } from './denials.ts';
import type { ContentOfLetter } from './facts.ts';
import { itemAt } from './origin.ts';

/**
 * What letters say only because the client said it, one entry for each statement, in the order of the letters. A letter
 * that corrects an earlier one quotes what was withdrawn, and doesn't say it.
 */
export function statementsIn(
  letters: readonly ContentOfLetter[],
  stored: readonly StoredStatement[],
): ClientStatement[] {
  const byId = new Map(stored.map((statement) => [statement.id, statement]));
  const sentences = letters.flatMap(({ id, letter, names }) =>
    letter.purpose === 'retraction'
      ? []
      : confirmedSentences(letter).map(({ item, ...sentence }) => ({
          ...sentence,
          heading: names.get(item) ?? '',
          letter: id,
        })),
  );
  return [...Map.groupBy(sentences, ({ confirmation }) => confirmation)].flatMap(([id, same]) => {
    const [first] = same;
    const statement = byId.get(id);
    if (first === undefined || statement === undefined) return [];
    return [
      {
        id,
        heading: first.heading,
        text: first.text,
        ...(first.gloss !== undefined && { gloss: first.gloss }),
        letters: [...new Set(same.map(({ letter }) => letter))],
        withdrawn:
          statement.withdrawnAt === null
            ? null
            : { at: statement.withdrawnAt, by: statement.withdrawnBy ?? '' },
      },
    ];
  });
}

/** The points of letters that are based on withdrawn statements, unless the client says the same again, with the civil dates of the withdrawals in the time zone. */
export function withdrawnPoints(
  letters: readonly ContentOfLetter[],
  stored: readonly StoredStatement[],
  timeZone: string,
): WithdrawnPoint[] {
  const withdrawnOn = new Map(
    stored.flatMap(({ id, withdrawnAt, isSaidAgain }) =>
      withdrawnAt === null || isSaidAgain ? [] : [[id, civilDateIn(timeZone, withdrawnAt)] as const],
    ),
  );
  const withdrawn = new Set(withdrawnOn.keys());
  return letters.flatMap(({ id, letter }) =>
    letter.blocks.flatMap((block) => {
      if (block.kind !== 'item') return [];
      const { item } = block;
      const isOnlyPoint = withGrounds(item, 'others', withdrawn).grounds.length === 0;
      return [...new Set(item.grounds.flatMap(confirmationsBehind))].flatMap((statement) => {
        const on = withdrawnOn.get(statement);
        return on === undefined ? [] : [{ letter: id, item: item.key, statement, on, isOnlyPoint }];
      });
    }),
  );
}

/**
 * Whether a letter says something about an item that the client withdrew, and doesn't say again, or that they deny. By the item's key:
 * each letter names an account as its bureau does.
 */
export function noLongerSaid(
  letters: readonly Pick<ContentOfLetter, 'id' | 'letter' | 'reportId'>[],
  stored: readonly StoredStatement[],
  denials: Denials,
): (dispute: Pick<Dispute, 'letter' | 'item'>) => boolean {
  const withdrawn = new Set(
    stored.flatMap(({ id, withdrawnAt, isSaidAgain }) => (withdrawnAt === null || isSaidAgain ? [] : [id])),
  );
  const saying = new Set(
    letters.flatMap(({ id, letter }) =>
      confirmedSentences(letter).flatMap(({ confirmation, item }) =>
        withdrawn.has(confirmation) ? [`${id} ${item}`] : [],
      ),
    ),
  );
  const byId = new Map(letters.map((each) => [each.id, each]));
  return ({ letter, item }) => {
    const of = byId.get(letter);
    const said = of && itemAt(of.letter, item);
    const isDenied = of !== undefined && said !== undefined && denials.left(of.reportId, said) !== said;
    return isDenied || saying.has(`${letter} ${item}`);
  };
}
