import type { TicketType } from '@northlight/contracts';
import type { OrderDetails } from '../../merchandise/index.js';
import { texts } from '../texts/checkout-reminder.js';
import { bookUrlOf } from './book-url.js';
import { dollars } from './booking-mail.js';
import { dayInWords, type Link, timeInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

/** A visit that was not paid for. */
export interface LeftVisit {
  readonly venueId: number;
  readonly experienceId: number;
  readonly experienceName: string;
  readonly venueName: string;
  /** yyyy-MM-dd and HH:mm, on the venue's wall. */
  readonly date: string;
  readonly time: string;
  readonly isAhead: boolean;
  readonly tickets: number;
  readonly ticketType: TicketType;
}

/** An order that its customer left before paying. */
export interface LeftCheckout {
  readonly customer: { readonly name: string; readonly email: string };
  readonly visits: readonly LeftVisit[];
  readonly products: OrderDetails['products'];
}

interface Sender {
  readonly productName: string;
  /** Where the site is, without a slash at the end. */
  readonly siteUrl: string;
}

/** The mail to somebody who left before paying, and has said that they want it: what it was, and where to start again. */
export function checkoutReminder({ customer, visits, products }: LeftCheckout, sender: Sender): Mail {
  const [first, ...others] = [...visits.map(againLink(sender)), ...shopLink(products, sender)];
  return {
    to: { name: customer.name, address: customer.email },
    subject: texts.youDidntFinishYourOrder,
    ...formsOf({
      productName: sender.productName,
      heading: texts.youDidntFinishYourOrder,
      greets: customer.name,
      greeting: texts.nothingWasBooked,
      rows: [...visits.map(visitRow), ...products.map(productRow)],
      ...(first && { action: others.length > 0 ? first : { ...first, label: texts.startAgain } }),
      links: others,
      notes: [texts.pricesAndTimesMayHaveChanged, texts.youAskedForThisEmail],
    }),
  };
}

const visitRow = ({ experienceName, venueName, tickets, date, time }: LeftVisit) =>
  [
    texts.visit({ experienceName, tickets }),
    texts.when({ date: dayInWords(date), time: timeInWords(time), venueName }),
  ] as const;

const productRow = ({ name, variant, quantity, price }: LeftCheckout['products'][number]) =>
  [`${quantity} × ${name}${variant ? ` (${variant})` : ''}`, dollars(quantity * price)] as const;

const againLink =
  (sender: Sender) =>
  ({ date, time, isAhead, ...choice }: LeftVisit): Link => ({
    label: texts.bookAgain({ experienceName: choice.experienceName }),
    url: bookUrlOf({ ...choice, ...(isAhead && { date, time }) }, sender),
  });

const shopLink = (products: LeftCheckout['products'], { siteUrl }: Sender): readonly Link[] =>
  products.length > 0 ? [{ label: texts.goToTheShop, url: `${siteUrl}/merch` }] : [];
