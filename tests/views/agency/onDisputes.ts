import type { Seat } from '../view.ts';

/** The page of a client’s letters; without an id, of the one who has some. */
export const disputes = ({ go, ids }: Seat, id = ids.client) => go(`/disputes/${id}`);

/** Opens the first control whose name begins like a message does, up to its first value. */
export const press = ({ page, say }: Seat, english: string) => {
  const [beginning = ''] = say(english).split(/[{<]/);
  return page
    .getByRole('button', { name: new RegExp(`^${beginning.replace('?', '[?]')}`) })
    .first()
    .click();
};
