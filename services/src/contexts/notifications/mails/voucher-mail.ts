import { grouped } from '../../../platform/kernel/readable-code.js';
import type { VoucherDetails } from '../../vouchers/index.js';
import { dollars } from './booking-mail.js';
import { dayInWords, formsOf } from './letter.js';
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
    subject: `Your gift voucher of ${dollars(amount)}`,
    ...formsOf({
      productName,
      heading: `${dollars(amount)} for your next visit`,
      greets: recipient.name,
      greeting:
        'here is a gift voucher for you. Type in its code when you book: what it does not need to pay for one visit stays on it for the next.',
      rows: [
        ['Code', grouped(recipient.code)],
        ['Worth', dollars(amount)],
        ['Good until', dayInWords(expires)],
        ['Good for', 'tickets of every experience, at every venue'],
      ],
      ...(message ? { quote: message } : {}),
      action: { label: 'Book a visit', url: `${siteUrl}/booking` },
      notes: [
        'Whoever has the code can spend it: please keep this mail.',
        'When you cancel a visit in time, what the voucher paid goes back to it.',
      ],
    }),
  };
}
