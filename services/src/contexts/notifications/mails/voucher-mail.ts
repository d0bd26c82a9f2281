import { grouped } from '../../../platform/kernel/readable-code.js';
import type { VoucherDetails } from '../../vouchers/index.js';
import { texts } from '../texts/voucher-mail.js';
import { dollars } from './booking-mail.js';
import { dayInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

type Voucher = Pick<VoucherDetails, 'amount' | 'expires'> & {
  readonly recipient: NonNullable<VoucherDetails['recipient']>;
};

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** The mail that brings a gift voucher: the code is in it and nowhere else. */
export function voucherIssued({ amount, expires, recipient }: Voucher, { productName, siteUrl }: Sender): Mail {
  const { message } = recipient;
  return {
    to: { name: recipient.name, address: recipient.email },
    subject: texts.yourGiftVoucher({ amount: dollars(amount) }),
    ...formsOf({
      productName,
      heading: texts.forYourNextVisit({ amount: dollars(amount) }),
      greets: recipient.name,
      greeting: texts.heresAGiftVoucher,
      rows: [
        [texts.code, grouped(recipient.code)],
        [texts.value, dollars(amount)],
        [texts.validUntil, dayInWords(expires)],
        [texts.validFor, texts.ticketsForAnyExperience],
      ],
      ...(message ? { quote: message } : {}),
      action: { label: texts.bookAVisit, url: `${siteUrl}/booking` },
      notes: [texts.anyoneWithTheCodeCan, texts.ifYouCancelAVisit],
    }),
  };
}
