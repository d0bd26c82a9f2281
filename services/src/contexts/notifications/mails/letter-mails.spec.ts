import { describe, expect, it } from '@jest/globals';
import type { MessageFacts } from '../../correspondence/index.js';
import { contactAcknowledgement, contactAnswer, contactMessage } from './contact-mails.js';
import { newsletterConfirmation, newsletterKnown, newsletterWelcome } from './newsletter-mails.js';

const sender = {
  productName: 'Northlight Immersive',
  siteUrl: 'https://tickets.example',
  supportEmail: 'support@tickets.example',
};

const aMessage = (text: Partial<MessageFacts> = {}): MessageFacts => ({
  id: '5f1c7a52-0b77-4d5e-9a5e-6f2f8f0c1a11',
  venueId: 1,
  createdAt: new Date('2026-11-20T15:00:00Z'),
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: null,
  subject: 'A lost scarf',
  message: 'Grey.\n<b>Wool</b> & warm',
  answer: undefined,
  ...text,
});

describe('the mail that brings a message to support', () => {
  const mail = contactMessage({ message: aMessage(), venueName: 'Rochester Flagship' }, sender);

  it('goes to support, and its answer to whoever wrote', () => {
    expect([mail.to.address, mail.replyTo]).toEqual(['support@tickets.example', 'ann@example.com']);
    expect(mail.subject).toBe('[Contact] A lost scarf');
  });

  it('has the message line by line, and none of it as markup', () => {
    expect(mail.text).toContain('> Grey.\n> <b>Wool</b> & warm');
    expect(mail.html).toContain('Grey.\n&lt;b&gt;Wool&lt;/b&gt; &amp; warm');
    expect(mail.text).toContain('About: Rochester Flagship');
    expect(mail.text).not.toContain('Phone');
  });

  it('keeps a subject of several lines on one', () => {
    const sly = contactMessage(
      { message: aMessage({ subject: 'Hello\r\nBcc: all@example.com' }), venueName: undefined },
      sender,
    );
    expect(sly.subject).toBe('[Contact] Hello Bcc: all@example.com');
  });
});

describe('the mail that says that a message has come', () => {
  it('greets by name, and is answered to support', () => {
    const mail = contactAcknowledgement(aMessage(), sender);
    expect([mail.to, mail.replyTo]).toEqual([
      { name: 'Ann Lee', address: 'ann@example.com' },
      'support@tickets.example',
    ]);
    expect(mail.text).toContain('Hello Ann Lee,\n\nThanks for getting in touch.');
  });
});

describe('the mail that answers a message', () => {
  const answer = 'Dear Ann,\n\nwe have it at the <desk>.';

  it('goes to whoever wrote, and their next word to support', () => {
    const mail = contactAnswer(aMessage({ answer }), sender);
    expect([mail?.to.address, mail?.replyTo, mail?.subject]).toEqual([
      'ann@example.com',
      'support@tickets.example',
      'Re: A lost scarf',
    ]);
    expect(mail?.isAutomatic).toBeUndefined();
  });

  it('has the answer line by line, what it answers below it, and none of both as markup', () => {
    const mail = contactAnswer(aMessage({ answer }), sender);
    expect(mail?.text.split('> Grey.\n> <b>Wool')[0]).toMatch(/^Dear Ann,\n\nwe have it at the <desk>\.\n/);
    expect(mail?.text).toContain('> Grey.\n> <b>Wool');
    expect(mail?.html).toContain('Dear Ann,\n\nwe have it at the &lt;desk&gt;.');
    expect(mail?.html).toContain('&lt;b&gt;Wool');
  });

  it('does not pile one Re: upon another, and keeps to one line', () => {
    const subject = 'Re: A lost\r\nBcc: all@example.com';
    expect(contactAnswer(aMessage({ answer, subject }), sender)?.subject).toBe('Re: A lost Bcc: all@example.com');
  });

  it('is not written while there is no answer', () => {
    expect(contactAnswer(aMessage(), sender)).toBeUndefined();
  });
});

describe('the mails of the newsletter', () => {
  const subscriber = { email: 'ann@example.com', isConfirmed: false, confirmLink: 'ref.yes', leaveLink: 'ref.no' };

  it('ask first, behind a # that no server sees', () => {
    const mail = newsletterConfirmation(subscriber, sender);
    expect(mail.html).toContain('https://tickets.example/newsletter/confirm#ref.yes');
    expect([mail.unsubscribeUrl, mail.text.includes('ref.no')]).toEqual([undefined, false]);
  });

  it.each([newsletterKnown, newsletterWelcome])('let everybody leave, in the mail and in the mail program', (write) => {
    const mail = write(subscriber, sender);
    expect(mail.text).toContain('https://tickets.example/newsletter/unsubscribe#ref.no');
    expect(mail.unsubscribeUrl).toBe('https://tickets.example/api/newsletter/one-click?link=ref.no');
    expect(mail.text).not.toContain('ref.yes');
  });
});
