/**
 * What 15 U.S.C. 1679d(b)(4) prescribes word for word in a contract with a credit repair organization, in bold type and next to
 * the client's signature.
 */
export const cancellationSentence =
  'You may cancel this contract without penalty or obligation at any time before midnight of the 3rd business day after the date on which you signed the contract. See the attached notice of cancellation form for an explanation of this right.';

/**
 * The form that 15 U.S.C. 1679e(b) prescribes word for word, in bold type and in duplicate. Where the
 * law has [date] and [purchaser’s signature] last, there is room to write. The form says “3rd day”; the date that is
 * filled in is the later one, of the third business day, until which the client may cancel (1679e(a)).
 */
export const noticeOfCancellation = {
  title: 'Notice of Cancellation',
  right:
    'You may cancel this contract, without any penalty or obligation, at any time before midnight of the 3rd day which begins after the date the contract is signed by you.',
  how: ({
    name,
    address,
    date,
  }: {
    readonly name: string;
    readonly address: string;
    readonly date: string;
  }) =>
    `To cancel this contract, mail or deliver a signed, dated copy of this cancellation notice, or any other written notice to ${name} at ${address} before midnight on ${date}.`,
  cancels: 'I hereby cancel this transaction,',
} as const;
