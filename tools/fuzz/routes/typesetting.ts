import type { Typesetter } from '#server/letters/typesetter.ts';

/** So many documents of each kind are typeset. */
const first = 50;
/** After those, one of so many. */
const oneOf = 20;

function someMade<Given extends readonly unknown[]>(make: (...given: Given) => Promise<Uint8Array>) {
  let asked = 0;
  let latest: Uint8Array | null = null;
  return async (...given: Given): Promise<Uint8Array> => {
    asked += 1;
    if (latest === null || asked <= first || asked % oneOf === 0) latest = await make(...given);
    return latest;
  };
}

/** Typesets some of the documents, and returns the latest for the others: a call that typesets would take hours. */
export function someTypeset(typesetter: Typesetter): Typesetter {
  return {
    typeset: someMade<Parameters<Typesetter['typeset']>>((...given) => typesetter.typeset(...given)),
    draw: someMade<Parameters<Typesetter['draw']>>((...given) => typesetter.draw(...given)),
    typesetProgress: someMade<Parameters<Typesetter['typesetProgress']>>((...given) =>
      typesetter.typesetProgress(...given),
    ),
    typesetPacket: someMade<Parameters<Typesetter['typesetPacket']>>((...given) =>
      typesetter.typesetPacket(...given),
    ),
    typesetMailing: someMade<Parameters<Typesetter['typesetMailing']>>((...given) =>
      typesetter.typesetMailing(...given),
    ),
    typesetContract: someMade<Parameters<Typesetter['typesetContract']>>((...given) =>
      typesetter.typesetContract(...given),
    ),
    close: () => typesetter.close(),
  };
}
