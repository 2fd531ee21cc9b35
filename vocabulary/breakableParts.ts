/** The parts of a text between which a narrow column may break: after the slash of "Collection/Chargeoff", and never within a word. */
export const breakableParts = (text: string): readonly string[] => text.split(/(?<=\p{L}\/)(?=\p{L})/u);
