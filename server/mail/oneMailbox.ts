/** The characters that separate, group, or comment addresses (RFC 5322, section 3.2.3), and the quote that hides them. */
const oneMailbox = /^[^@\s,;:<>()[\]\\"]+@[^@\s,;:<>()[\]\\"]+$/;

/** Whether mail programs can take it for nothing else than this one mailbox: mail to `x,ana@example.com` would go to Ana. */
export const isOneMailbox = (address: string): boolean => oneMailbox.test(address);
