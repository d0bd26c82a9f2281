import { describe, expect, it } from '@jest/globals';
import { aBookedVisit } from '../testing/builders.js';
import { reviewRequest } from './review-request.js';

const unsubscribeUrl = 'https://example.com/api/reviews/one-click?link=a.b';
const sender = { productName: 'Northlight', siteUrl: 'https://example.com', unsubscribeUrl };

describe('the mail of the day after', () => {
  const mail = reviewRequest(aBookedVisit(), sender);

  it('asks what it was like, and opens the page of the review to its reader alone', () => {
    expect(mail.subject).toBe('How was Jurassic Ride?');
    const { bookingId, manageToken } = aBookedVisit();
    const url = `https://example.com/bookings/${bookingId}/review#${manageToken}`;
    expect(mail.text).toContain(`Write a review: ${url}`);
    expect(mail.html).toContain(url);
  });

  it('says how to get no more of them', () => {
    expect(mail.text).toContain('Don’t ask me for reviews');
    expect(mail.html).toContain('Don’t ask me for reviews');
    expect(mail.unsubscribeUrl).toBe(unsubscribeUrl);
  });
});
