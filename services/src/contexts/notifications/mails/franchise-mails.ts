import { asOneLine, placeText } from '@northlight/contracts';
import type { InquiryFacts } from '../../franchise/index.js';
import { texts } from '../texts/franchise-mails.js';
import { formsOf } from './letter-forms.js';
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
    subject: texts.weGotYourFranchiseInquiry,
    ...formsOf({
      productName,
      heading: texts.weGotYourFranchiseInquiry,
      greets: firstName,
      greeting: texts.thankYouForYourInterest,
      rows: [[texts.inquiry, String(id)]],
      action: { label: texts.checkYourStatus, url: `${siteUrl}/franchise-opportunities` },
      notes: [texts.toAddSomethingReply, texts.didntApplyForAFranchise],
    }),
  };
}

/** The mail that brings an inquiry to the house; an answer to it goes to the applicant. */
export function franchiseNotice(inquiry: InquiryFacts, { productName, siteUrl, supportEmail }: Sender): Mail {
  const name = asOneLine(`${inquiry.firstName} ${inquiry.lastName}`);
  return {
    to: { name: texts.franchise({ productName }), address: supportEmail },
    replyTo: inquiry.email,
    subject: `[Franchise] ${name}, ${asOneLine(inquiry.targetRegion)}`,
    ...formsOf({
      productName,
      heading: texts.wantsToOpenAFranchise({ name }),
      greeting: texts.weReceivedANewPre,
      rows: [
        [texts.from, `${name}, ${inquiry.email}`],
        [texts.phone, inquiry.phone],
        [texts.livesIn, placeText(inquiry)],
        [texts.region, inquiry.targetRegion],
        [texts.investment, inquiry.investmentLevel],
        [texts.timeframe, inquiry.timeframe],
        [texts.inquiry, String(inquiry.id)],
      ],
      action: { label: texts.viewTheFullInquiry, url: `${siteUrl}/admin/franchise-inquiries` },
      notes: [texts.repliesToThisEmailGo({ email: inquiry.email })],
    }),
  };
}
