import { describe, expect, it } from '@jest/globals';
import type { ReceiptView } from '@northlight/contracts';
import { plainText } from './plain-text.js';
import { receiptPdf } from './receipt-pdf.js';

const paidAt = '2026-11-20T15:06:12.000Z';
const ride = { name: 'Jurassic Ride, 4 tickets', detail: 'November 28, 2026, 2:30 PM', amount: 136 };
const receipt: ReceiptView = {
  ...{ orderId: 'o', reference: 'NO-7Q2K9DXB', customerName: 'Ann Lee', customerEmail: 'ann@example.com' },
  house: { name: 'Northlight', address: null, email: 'help@example.com' },
  ...{ orderedAt: paidAt, paidAt, timezone: 'America/New_York', lines: [ride], charges: [], total: 136 },
  ...{ movements: [{ name: 'Paid online by card', at: paidAt, amount: 136 }], balance: 136 },
};

describe('a receipt as a file', () => {
  it('is the same bytes for the same receipt', async () => {
    const [one, other] = [await receiptPdf(receipt), await receiptPdf(receipt)];
    expect(one.equals(other)).toBe(true);
    expect(one.toString('latin1')).toMatch(/^%PDF-/);
  });

  it('goes on to as many pages as its lines need', async () => {
    const lines = Array.from({ length: 40 }, () => ride);
    const bytes = (await receiptPdf({ ...receipt, lines })).toString('latin1');
    expect(bytes.match(/\/Type \/Page\b/g)?.length).toBe(3);
  });
});

describe('names in the signs that every reader of such files has', () => {
  it.each([
    ['Zoë Müller – “Zo”', 'Zoë Müller – “Zo”'],
    ['Łukasz Dvořák', 'Lukasz Dvorák'],
    ['Nguyễn Thị Minh', 'Nguyen Thi Minh'],
    ['王小明', '???'],
    ['tab\tand\u0000nothing', 'tab?and?nothing'],
  ])('%s', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
