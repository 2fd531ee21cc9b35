import type { Bankruptcy, Contact, Inquiry } from '../model.ts';
import { code, industry } from './codes.ts';
import { source } from './tree.ts';
import type { Branch } from './tree.ts';

export function inquiryElement(inquiry: Inquiry, pulledOn: string): Branch {
  return {
    inquiryDate: inquiry.date,
    subscriberName: inquiry.subscriber,
    subscriberNumber: inquiry.subscriberCode,
    bureau: inquiry.bureau,
    // Only TransUnion gives the type of an inquiry; a collector's has P there.
    inquiryType: inquiry.bureau !== 'TransUnion' ? '' : inquiry.industry.startsWith('Y') ? 'P' : 'I',
    IndustryCode: industry(inquiry.industry),
    Source: source(inquiry.bureau, pulledOn),
  };
}

export function bankruptcyElement(record: Bankruptcy, pulledOn: string): Branch {
  return {
    courtName: record.court,
    dateFiled: record.filed,
    referenceNumber: record.reference,
    subscriberCode: record.bureau === 'TransUnion' ? '0508601Z' : '3036061',
    bureau: record.bureau,
    AccountDesignator: code('I', 'Individual'),
    Classification: code('B', 'Bankruptcy'),
    IndustryCode: industry('ZP'),
    Status: record.status === 'discharged' ? code('1', 'Discharged') : code('8', 'Dismissed'),
    Type: record.chapter === 7 ? code('1', 'Chapter 7 Bankruptcy') : code('4', 'Chapter 13 Bankruptcy'),
    Bankruptcy: {
      courtNumber: '',
      division: '',
      assetAmount: '0',
      dateResolved: record.resolved,
      exemptAmount: '0',
      liabilityAmount: '0',
      trustee: '',
      company: '',
      thirdParty: '',
    },
    Source: source(record.bureau, pulledOn),
  };
}

/** A creditor contact. */
export function subscriber(contact: Contact, pulledOn: string): Branch {
  return {
    name: contact.name,
    telephone: contact.phone,
    subscriberCode: contact.subscriberCode,
    CreditAddress: {
      city: contact.city,
      stateCode: contact.state,
      unparsedStreet: contact.street,
      postalCode: contact.postalCode,
    },
    IndustryCode: industry(contact.industry),
    Source: source(contact.bureau, pulledOn),
  };
}
