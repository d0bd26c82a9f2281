import { describe, expect, it } from '@jest/globals';
import { franchiseAcknowledgement, franchiseNotice } from './franchise-mails.js';

const sender = {
  productName: 'Northlight Immersive',
  siteUrl: 'https://tickets.example',
  supportEmail: 'support@tickets.example',
};
const inquiry = {
  ...{ id: 12, firstName: 'Frank', lastName: 'Castellano', email: 'frank@example.com', phone: '+1 585 555 0142' },
  ...{ city: 'New York City', state: 'NY', targetRegion: 'Queens', investmentLevel: '$1M+', timeframe: '3-6 months' },
};

describe('the mail to an applicant', () => {
  it('says when to expect an answer, and where the inquiry stands', () => {
    const { to, text, replyTo } = franchiseAcknowledgement(inquiry, sender);
    expect([to, replyTo]).toEqual([{ name: 'Frank', address: 'frank@example.com' }, 'support@tickets.example']);
    expect(text).toContain('follow-up within 2-3 business days');
    expect(text).toContain('https://tickets.example/franchise-opportunities');
  });
});

describe('the mail to the house', () => {
  it('says who asks for what, and is answered to the applicant', () => {
    const { to, subject, replyTo, text } = franchiseNotice(inquiry, sender);
    expect([to.address, replyTo]).toEqual(['support@tickets.example', 'frank@example.com']);
    expect(subject).toBe('[Franchise] Frank Castellano, Queens');
    for (const message of ['$1M+', '3-6 months', 'New York City, NY']) expect(text).toContain(message);
  });

  it('keeps names of several lines on one', () => {
    const sly = { ...inquiry, lastName: 'C\r\nBcc: all@example.com', targetRegion: 'Q\r\nX: y' };
    expect(franchiseNotice(sly, sender).subject).toBe('[Franchise] Frank C Bcc: all@example.com, Q X: y');
  });
});
