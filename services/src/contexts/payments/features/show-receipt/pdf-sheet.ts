import { plainText } from './plain-text.js';

type Document = PDFKit.PDFDocument;

const ink = '#0c1620';
const faint = '#55606b';
const line = '#d9dee3';
const AMOUNT_WIDTH = 110;
const LABEL_WIDTH = 110;
const GAP = 12;

interface PdfRow {
  readonly label: string;
  readonly amount: string;
  /** In smaller letters below the label. */
  readonly detail?: string | null;
  readonly isStrong?: boolean;
}

/** Rows from the top of a page to its end, and on the next: a label on the left, an amount on the right. */
export class PdfSheet {
  static readonly margin = 54;
  private readonly left = PdfSheet.margin;
  private readonly width: number;

  constructor(private readonly file: Document) {
    this.width = file.page.width - 2 * PdfSheet.margin;
  }

  head(name: string, kind: string): void {
    const { file, left, width } = this;
    const top = file.y;
    file.font('Helvetica-Bold').fontSize(20).fillColor(ink);
    file.text(plainText(name), left, top, { width: width - 120 });
    const below = file.y;
    file.font('Helvetica').fontSize(14).fillColor(faint);
    file.text(kind, left, top + 4, { width, align: 'right' });
    file.y = below + 4;
  }

  title(text: string): void {
    this.keepTogether(40);
    this.file.font('Helvetica-Bold').fontSize(12).fillColor(ink).text(plainText(text), this.left);
    this.file.y += 4;
  }

  quiet(text: string): void {
    this.file.font('Helvetica').fontSize(10).fillColor(faint).text(plainText(text), this.left, this.file.y, {
      width: this.width,
    });
  }

  fact(label: string, value: string): void {
    const { file, left, width } = this;
    this.keepTogether(30);
    const top = file.y;
    file.font('Helvetica').fontSize(10).fillColor(faint).text(label, left, top, { width: LABEL_WIDTH });
    file.fillColor(ink).text(plainText(value), left + LABEL_WIDTH, top, { width: width - LABEL_WIDTH });
    file.y += 4;
  }

  row({ label, amount, detail, isStrong = false }: PdfRow): void {
    const { file, left, width } = this;
    this.keepTogether(44);
    const room = { width: width - AMOUNT_WIDTH - GAP };
    const top = file.y + 4;
    file
      .font(isStrong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(11)
      .fillColor(ink);
    file.text(amount, left + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' });
    file.text(plainText(label), left, top, room);
    if (detail)
      file
        .fontSize(9)
        .fillColor(faint)
        .text(plainText(detail), left, file.y + 1, room);
    file.y += 4;
  }

  rule(): void {
    const { file, left, width } = this;
    const y = file.y + 4;
    file
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.75)
      .strokeColor(line)
      .stroke();
    file.y = y + 2;
  }

  space(points: number): void {
    this.file.y += points;
  }

  /** A row is on one page. */
  private keepTogether(points: number): void {
    const { file } = this;
    if (file.y + points > file.page.height - PdfSheet.margin) file.addPage();
  }
}
