import { buffer } from 'node:stream/consumers';
import type { ReceiptLine, ReceiptView } from '@northlight/contracts';
import { centsOf, moneyText } from '../../../../platform/kernel/money.js';
import { dateInWords, localTimeOf } from '../../../../platform/kernel/venue-time.js';
import { texts } from '../../texts/receipt.js';
import { PdfSheet } from './pdf-sheet.js';

const money = (amount: number): string => moneyText(centsOf(amount));

/**
 * A receipt as a PDF file of US letter size. The same receipt makes the same bytes: its date is that of the last movement.
 * Characters that the fonts of every reader lack are written without their marks, or as a question mark.
 */
export async function receiptPdf(receipt: ReceiptView): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit'); // only who makes a file pays for it
  const { reference, house, movements, paidAt } = receipt;
  const at = new Date(movements.at(-1)?.at ?? paidAt);
  const info = { Title: texts.receiptOf({ reference }), Author: house.name, CreationDate: at, ModDate: at };
  const file = new PDFDocument({ size: 'LETTER', margin: PdfSheet.margin, info, lang: 'en-US', displayTitle: true });
  write(receipt, new PdfSheet(file));
  file.end();
  return buffer(file);
}

function write(receipt: ReceiptView, sheet: PdfSheet): void {
  const { house, lines, charges, total, movements, balance, timezone } = receipt;
  sheet.head(house.name, texts.receipt);
  for (const line of [house.address, house.email]) if (line) sheet.quiet(line);
  sheet.space(22);
  for (const [label, value] of factsOf(receipt)) sheet.fact(label, value);
  sheet.space(14);
  for (const line of lines) row(sheet, line);
  sheet.rule();
  for (const line of charges) row(sheet, line);
  sheet.row({ label: texts.total, amount: money(total), isStrong: true });
  sheet.space(20);
  sheet.title(texts.payments);
  for (const { name: label, at, amount } of movements)
    sheet.row({ label, amount: money(amount), detail: dayOf(at, timezone) });
  if (movements.length > 1) {
    sheet.rule();
    sheet.row({ label: texts.paidInAll, amount: money(balance), isStrong: true });
  }
  sheet.space(26);
  sheet.quiet(texts.questions({ email: house.email }));
}

const row = (sheet: PdfSheet, { name: label, detail, amount }: ReceiptLine): void =>
  sheet.row({ label, amount: money(amount), detail });

const factsOf = ({ customerName, customerEmail, reference, orderedAt, paidAt, timezone }: ReceiptView) =>
  [
    [texts.receiptFor, [customerName, customerEmail].filter(Boolean).join(', ')],
    [texts.order, reference],
    [texts.ordered, dayOf(orderedAt, timezone)],
    [texts.paid, dayOf(paidAt, timezone)],
  ] as const;

const dayOf = (instant: string, zone: string): string => dateInWords(localTimeOf(new Date(instant), zone).date);
