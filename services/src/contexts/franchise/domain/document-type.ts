import type { CandidateFileType } from '@northlight/contracts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The names that every DOCX has among its entries, and the one that holds macros. */
const parts = { types: '[Content_Types].xml', text: 'word/document.xml', macros: 'vbaproject.bin' } as const;

/** How far from its end the trailer of a PDF may begin. */
const PDF_TRAILER_BYTES = 1_024;
const ZIP_COMMENT_BYTES = 65_535;
/** The records of a ZIP (APPNOTE 4.3.12, 4.3.16): how they begin, and how long they are without what varies. */
const zip = {
  ...{ entry: Buffer.from('PK\u0003\u0004', 'latin1'), directory: Buffer.from('PK\u0001\u0002', 'latin1') },
  ...{ end: Buffer.from('PK\u0005\u0006', 'latin1'), DIRECTORY_BYTES: 46, END_BYTES: 22 },
} as const;

/** What a document is by its content; undefined where it is neither a whole PDF nor a DOCX without macros. */
export function documentTypeOf(content: Buffer): CandidateFileType | undefined {
  if (isPdf(content)) return 'application/pdf';
  return isDocx(content) ? docx : undefined;
}

const isPdf = (content: Buffer): boolean =>
  content.subarray(0, 5).equals(Buffer.from('%PDF-')) && content.subarray(-PDF_TRAILER_BYTES).includes('%%EOF');

function isDocx(content: Buffer): boolean {
  if (!startsWith(content, zip.entry)) return false;
  const names = namesInZip(content);
  const hasMacros = names.some((name) => name.toLowerCase().endsWith(parts.macros));
  return names.includes(parts.types) && names.includes(parts.text) && !hasMacros;
}

/** The names in the directory of a ZIP; none where it is not whole. */
function namesInZip(content: Buffer): string[] {
  const end = content.subarray(-zip.END_BYTES - ZIP_COMMENT_BYTES);
  const at = end.lastIndexOf(zip.end);
  if (at < 0 || end.length - at < zip.END_BYTES) return [];
  const count = end.readUInt16LE(at + 10);
  let rest = content.subarray(end.readUInt32LE(at + 16));
  const names: string[] = [];
  while (names.length < count) {
    if (rest.length < zip.DIRECTORY_BYTES || !startsWith(rest, zip.directory)) return [];
    const [name, extra, comment] = [rest.readUInt16LE(28), rest.readUInt16LE(30), rest.readUInt16LE(32)];
    names.push(rest.toString('utf8', zip.DIRECTORY_BYTES, zip.DIRECTORY_BYTES + name));
    rest = rest.subarray(zip.DIRECTORY_BYTES + name + extra + comment);
  }
  return names;
}

const startsWith = (content: Buffer, mark: Buffer): boolean => content.subarray(0, mark.length).equals(mark);
