/** What an answer decided, in words. */
import type { Reply } from '#vocabulary/letterStory.ts';
import type { Sentence } from '../letter.ts';
import { en, es, phrase } from '../sentence.ts';
import { apposed } from './itemNamed.ts';
import { type Named, did, there } from './recipientNamed.ts';

const changed = (it: Sentence, by: Named): Sentence => {
  const they = did(by, 'changed', 'cambiaron', 'cambió');
  return phrase(en`${they} the information about ${it}`, es`${they} la información sobre ${it}`);
};

export const results: Readonly<Record<Reply['kind'], (it: Sentence, by: Named) => Sentence>> = {
  deleted: (it, by) => {
    const they = did(by, 'deleted', 'eliminaron', 'eliminó');
    return phrase(en`${they} ${it}`, es`${they} ${it}`);
  },
  corrected: changed,
  partlyCorrected: changed,
  verified: (it, by) => {
    const [they, far] = [did(by, 'left', 'dejaron', 'dejó'), there(by)];
    const one = apposed(it);
    return by.isCompany
      ? phrase(
          en`${they} the information about ${one} as it is`,
          es`${they} la información sobre ${one} como está`,
        )
      : phrase(en`${one} remains in my file${far}`, es`${one} sigue en mi expediente${far}`);
  },
  notInFile: (it, by) => {
    const [they, far] = [did(by, 'did not find', 'no encontraron', 'no encontró'), there(by)];
    return by.isCompany
      ? phrase(en`${they} ${it}`, es`${they} ${it}`)
      : phrase(en`${apposed(it)} is not in my file${far}`, es`${apposed(it)} no está en mi expediente${far}`);
  },
  identity: (_, by) => did(by, 'could not identify me', 'no pudieron identificarme', 'no pudo identificarme'),
  thirdParty: (_, by) => {
    const they = did(by, by.isReader ? 'believe' : 'believes', 'creen', 'cree');
    return phrase(
      en`${they} that someone else made my dispute`,
      es`${they} que otra persona presentó mi disputa`,
    );
  },
  // Because they had investigated before, or call it frivolous: either is a refusal (15 U.S.C. 1681i(a)(3)).
  alreadyInvestigated: (_, by) => {
    const they = did(by, 'declined to investigate', 'se negaron a investigar', 'se negó a investigar');
    return phrase(en`${they} my dispute`, es`${they} mi disputa`);
  },
  moreNeeded: (_, by) => {
    const they = did(by, 'asked', 'pidieron', 'pidió');
    return phrase(
      en`${they} for more information about my dispute`,
      es`${they} más información sobre mi disputa`,
    );
  },
  putBack: (it, by) => {
    if (by.isCompany) {
      const they = did(by, by.isReader ? 'report' : 'reports', 'reportan', 'reporta');
      return phrase(en`${they} ${apposed(it)} again`, es`${they} ${apposed(it)} de nuevo`);
    }
    const [they, far] = [did(by, 'put', 'volvieron a incluir', 'volvió a incluir'), there(by)];
    return phrase(
      en`${they} ${apposed(it)} back in my file${far}`,
      es`${they} ${apposed(it)} en mi expediente${far}`,
    );
  },
};

/** The result for a file as a whole, in which another person’s information may be: it is no entry that remains or is deleted. */
export const resultsOfFile: typeof results = {
  ...results,
  deleted: (_, by) => changedIn(by),
  corrected: (_, by) => changedIn(by),
  partlyCorrected: (_, by) => changedIn(by),
  verified: (_, by) => left(by),
  notInFile: (_, by) => left(by),
};

function changedIn(by: Named): Sentence {
  const [they, far] = [did(by, 'changed', 'cambiaron', 'cambió'), there(by)];
  return phrase(
    en`${they} the information in my file${far}`,
    es`${they} la información de mi expediente${far}`,
  );
}

function left(by: Named): Sentence {
  const [they, far] = [did(by, 'left', 'dejaron', 'dejó'), there(by)];
  return phrase(en`${they} my file${far} as it is`, es`${they} mi expediente${far} como está`);
}
