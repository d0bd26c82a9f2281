import { reviewPathOf } from '@northlight/contracts';
import { texts } from '../texts/review-request.js';
import type { BookedVisit } from './booked-visit.js';
import type { Sender } from './booking-mail.js';
import { dayInWords } from './letter.js';
import { formsOf } from './letter-forms.js';
import type { Mail } from './mail.js';

interface RequestSender extends Omit<Sender, 'at'> {
  /** Where the mail program says that its reader wants no more of them. */
  readonly unsubscribeUrl: string;
}

/** The mail of the day after: what was it like? It says how to get no more of them. */
export function reviewRequest(visit: BookedVisit, { productName, siteUrl, unsubscribeUrl }: RequestSender): Mail {
  const { bookingId: id, manageToken, experienceName, venueName, date, customerName, customerEmail } = visit;
  const url = `${siteUrl}${reviewPathOf({ id, manageToken })}`;
  return {
    to: { name: customerName, address: customerEmail },
    unsubscribeUrl,
    subject: texts.howWasIt({ experience: experienceName }),
    ...formsOf({
      productName,
      heading: texts.howWasIt({ experience: experienceName }),
      greets: customerName,
      greeting: texts.tellOthersAboutYourVisit,
      rows: [
        [texts.experience, experienceName],
        [texts.venue, venueName],
        [texts.dateOfVisit, dayInWords(date)],
      ],
      action: { label: texts.writeAReview, url },
      links: [{ label: texts.stopAskingMe, url }],
      notes: [texts.weReadEveryReview, texts.theLinkIsForYou],
    }),
  };
}
