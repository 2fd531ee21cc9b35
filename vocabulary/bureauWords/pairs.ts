/** English words as a report has them, and what they mean in Spanish. “Chapter #” stands for chapters 7, 11, 12, and 13. */
export type Pairs = readonly (readonly [english: string, spanish: string])[];
