/** The bureau's notice that it put an item back. */
import type { IsoDate } from '../../../report/model.ts';
import type { Sentence } from '../../letter.ts';
import { en, es, same, say } from '../../sentence.ts';
import { citeNotice } from '../cite.ts';
import { apposed } from '../itemNamed.ts';
import type { Entry } from './step.ts';

export function noticeCame(entry: Entry, day: IsoDate, about: Sentence): Sentence {
  const [on, whose] = [citeNotice(entry, day), same(entry.step.letter.destination.id)];
  return say(
    en`I received ${whose}’s notice about ${apposed(about)} on ${on}.`,
    es`Recibí el aviso de ${whose} sobre ${apposed(about)} el ${on}.`,
  );
}
