interface Recipient {
  readonly id: string;
  readonly kind: 'bureau' | 'furnisher';
  readonly name: string;
}

/** What people call a recipient: a bureau by its short name, which is its id, and not by the company in its address. */
export const recipientName = ({ id, kind, name }: Recipient): string => (kind === 'bureau' ? id : name);
