import { asOneLine, placeText } from '@northlight/contracts';
import type { InquiryFacts } from '../../franchise/index.js';
import { formsOf } from './letter.js';
import type { Mail } from './mail.js';

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
  readonly supportEmail: string;
}

/** The mail that tells an applicant that their inquiry has come. It repeats nothing of it: the address may be a stranger's. */
export function franchiseAcknowledgement(
  { id, firstName, email }: InquiryFacts,
  { productName, siteUrl, supportEmail }: Sender,
): Mail {
  return {
    to: { name: firstName, address: email },
    replyTo: supportEmail,
    isAutomatic: true,
    subject: 'We have your franchise inquiry',
    ...formsOf({
      productName,
      heading: 'We have your franchise inquiry',
      greets: firstName,
      greeting:
        'thank you for your interest in opening a venue. Our headquarters will read your pre-application: follow-up within 2-3 business days.',
      rows: [['Inquiry', String(id)]],
      action: { label: 'Where it stands', url: `${siteUrl}/franchise-opportunities` },
      notes: [
        'To add something, answer this mail.',
        'You did not apply for a franchise? Then somebody typed in your address. You need not do anything.',
      ],
    }),
  };
}

/** The mail that brings an inquiry to the house; an answer to it goes to the applicant. */
export function franchiseNotice(inquiry: InquiryFacts, { productName, siteUrl, supportEmail }: Sender): Mail {
  const name = asOneLine(`${inquiry.firstName} ${inquiry.lastName}`);
  return {
    to: { name: `${productName} franchise`, address: supportEmail },
    replyTo: inquiry.email,
    subject: `[Franchise] ${name}, ${asOneLine(inquiry.targetRegion)}`,
    ...formsOf({
      productName,
      heading: `${name} asks for a franchise`,
      greeting: 'A pre-application has arrived. We promised a follow-up within 2-3 business days.',
      rows: [
        ['From', `${name}, ${inquiry.email}`],
        ['Phone', inquiry.phone],
        ['Lives in', placeText(inquiry)],
        ['Region', inquiry.targetRegion],
        ['Investment', inquiry.investmentLevel],
        ['Timeframe', inquiry.timeframe],
        ['Inquiry', String(inquiry.id)],
      ],
      action: { label: 'Read the whole of it', url: `${siteUrl}/admin/franchise-inquiries` },
      notes: [`An answer to this mail goes to ${inquiry.email}. Set the inquiry to Contacted afterwards.`],
    }),
  };
}
