import { grouped } from '../../../platform/kernel/readable-code.js';
import type { VoucherDetails } from '../../vouchers/index.js';
import { texts as giftTexts } from '../texts/gift-cards.js';
import { texts } from '../texts/voucher-mail.js';
import { dollars } from './booking-mail.js';
import { dayInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';
import { greetedName } from './person-name.js';

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
  const { message, from } = recipient;
  const giver = greetedName(from ?? ''); // a stranger typed it
  const words = wordsOf(from !== undefined, dollars(amount));
  return {
    to: { name: recipient.name, address: recipient.email },
    subject: words.subject,
    ...formsOf({
      productName,
      heading: texts.forYourNextVisit({ amount: dollars(amount) }),
      greets: recipient.name,
      greeting: words.greeting,
      rows: [
        ...(giver ? [[giftTexts.from, giver] as const] : []),
        [texts.code, grouped(recipient.code)],
        [texts.value, dollars(amount)],
        [texts.validUntil, dayInWords(expires)],
        [texts.validFor, texts.ticketsForAnyExperience],
      ],
      ...(message ? { quote: message } : {}),
      action: { label: texts.bookAVisit, url: `${siteUrl}/booking` },
      links: [{ label: giftTexts.checkTheBalance, url: `${siteUrl}/gift-cards/balance` }],
      notes: [texts.anyoneWithTheCodeCan, texts.ifYouCancelAVisit],
    }),
  };
}

/** What was bought for somebody is called a gift card, as where it was bought. */
const wordsOf = (isBought: boolean, amount: string) =>
  isBought
    ? { subject: giftTexts.yourGiftCard({ amount }), greeting: giftTexts.aGiftFrom }
    : { subject: texts.yourGiftVoucher({ amount }), greeting: texts.heresAGiftVoucher };
