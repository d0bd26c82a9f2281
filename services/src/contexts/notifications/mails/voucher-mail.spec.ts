import { describe, expect, it } from '@jest/globals';
import { aBookedVisit, aSender } from '../testing/builders.js';
import { mailAbout } from './mail-about.js';
import { voucherIssued } from './voucher-mail.js';

const recipient = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  message: 'Happy <birthday>!',
  code: 'K4M27QXDK4M27QXDK4M2',
};

describe('the mail that brings a gift voucher', () => {
  const mail = voucherIssued({ amount: 10_000, expires: '2035-11-22', recipient }, aSender);

  it('has the code as people read it, what it is worth and until when', () => {
    for (const form of [mail.html, mail.text]) {
      expect(form).toContain('K4M2-7QXD-K4M2-7QXD-K4M2');
      expect(form).toContain('$100.00');
      expect(form).toContain('Thursday, November 22, 2035');
    }
    expect(mail.html).toContain('Happy &lt;birthday&gt;!');
    expect(mail.subject).not.toContain('K4M2');
  });

  it('quotes nobody where nothing was written', () => {
    const silent = voucherIssued(
      { amount: 500, expires: '2035-11-22', recipient: { ...recipient, message: '' } },
      aSender,
    );
    expect(silent.html).not.toContain('blockquote');
  });
});

describe('the mails about a booking that a gift voucher paid a part of', () => {
  const voucher = { paid: 5_000, back: 0, left: 5_000 };
  const textOf = (kind: Parameters<typeof mailAbout>[0], overrides: Parameters<typeof aBookedVisit>[0]) =>
    mailAbout(kind, aBookedVisit(overrides), aSender)?.text ?? '';

  it('show it among the rows of the bill, and what is left on it', () => {
    const text = textOf('booking-confirmation', { voucher, bookingFee: 618, total: 10_918 });
    for (const row of ['Gift voucher: -$50.00', 'Booking fee: $6.18', 'Total: $109.18', 'Gift voucher balance: $50.00'])
      expect(text).toContain(row);
    expect(textOf('booking-confirmation', {})).not.toContain('ift voucher');
  });

  it('tell what goes where when it is cancelled', () => {
    const back = { ...voucher, back: 5_000 };
    const { money } = aBookedVisit();
    const owing = { ...money, refund: 109.18, refundOwed: 109.18 };
    const text = textOf('booking-cancelled', { isCancelled: true, money: owing, voucher: back });
    expect(text).toContain('You will get $109.18 back. $50.00 went back to your gift voucher.');
    const late = { isCancelled: true, voucher: { ...voucher, back: 1_600 }, money: { ...money, refund: 0, kept: 34 } };
    expect(textOf('booking-cancelled', late)).toContain(
      '$16.00 went back to your gift voucher. The rest isn’t refunded.',
    );
    const all = { isCancelled: true, voucher: back, money: { ...money, refund: 0 } };
    expect(textOf('booking-cancelled', all)).not.toMatch(/no refund|isn’t refunded/);
  });
});
