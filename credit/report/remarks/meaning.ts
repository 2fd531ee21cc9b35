/**
 * What a remark can say that a rule or an option depends on. Everything else that the published remarks say (the kind
 * of loan, who pays, why an account was closed) has no meaning here, so no rule can draw conclusions from it.
 */
export type RemarkMeaning =
  /** The debt was paid. Not: by someone else, from collateral, for less, in part, under a plan, or in the future. */
  | 'paid'
  /** The balance is zero, because the account was paid or closed. */
  | 'zeroBalance'
  /** Paid for less than the full balance, or settled without saying for what. */
  | 'settled'
  /** Paid for less than the full balance, so that nothing is left to pay. */
  | 'paidForLess'
  | 'chargedOff'
  | 'collection'
  /** The collateral was repossessed, surrendered, foreclosed on, or redeemed after that. */
  | 'repossession'
  /** The debt (not its collateral) was sold to another company. */
  | 'sold'
  /** Transferred to another lender. */
  | 'transferred'
  /** Transferred, perhaps only between servicers or within the lender, or sold. */
  | 'transferredOrSold'
  /** Transferred to another office or department, or without saying where. Nothing changes hands. */
  | 'movedWithin'
  /** A bankruptcy case was filed. */
  | 'petition'
  /** Included in a bankruptcy. Whether the debt was discharged is not said. */
  | 'included'
  /** Not included in a bankruptcy. */
  | 'notIncluded'
  /** Discharged in a bankruptcy. */
  | 'discharged'
  /** Being paid under a court-approved plan. */
  | 'plan'
  /** The case was dismissed, withdrawn, or closed without a discharge. */
  | 'caseEnded'
  /** The debt was reaffirmed, or a lease assumed, in the case; or that was rescinded. */
  | 'reaffirmed'
  /** Included in someone else’s bankruptcy. */
  | 'anotherPersonsCase'
  | 'chapter7'
  | 'chapter11'
  | 'chapter12'
  | 'chapter13'
  /** The consumer disputes the account, and the investigation is open (Metro 2 compliance condition XB). */
  | 'disputed'
  /** The investigation is over, and the consumer still disagrees (XC). */
  | 'consumerDisagrees'
  /** The dispute is over, whatever the consumer thinks of the result (XH). */
  | 'disputeResolved'
  | 'closedByConsumer'
  | 'closedByGrantor'
  /** The debt is for medical care. */
  | 'medical'
  /** Payments are deferred, or have not begun: none is due. Not: only the principal, or in forbearance. */
  | 'deferred'
  /**
   * Payments are, or may be, made under an agreement, from wages, or through a counseling service or a trustee. Not: that the debt
   * was paid.
   */
  | 'paying'
  /** What is left of the debt after the account, the lease, or the collateral is gone is owed. */
  | 'owing'
  /** The consumer is marked as deceased. */
  | 'deceased';

/** A published text, and what it says; nothing follows from a text without meanings. */
export type PublishedRemark = readonly [text: string, ...meanings: RemarkMeaning[]];

/** Published remarks by their codes. */
export type RemarkCodes = Readonly<Record<string, PublishedRemark>>;
