import { describe, expect, it } from '@jest/globals';
import { aDocx, aDocxWithMacros, aPdf } from '../testing/documents.js';
import { documentTypeOf } from './document-type.js';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const later = (content: Buffer): Buffer => Buffer.concat([Buffer.from('MZ'), content]);

describe('a document', () => {
  it.each([
    ['a PDF', aPdf(), 'application/pdf'],
    ['a large PDF', aPdf(100_000), 'application/pdf'],
    ['a DOCX', aDocx(), docx],
    ['a DOCX with a comment behind it', Buffer.concat([aDocx(), Buffer.from('written by hand')]), docx],
  ])('is taken: %s', (_, content, type) => {
    expect(documentTypeOf(content)).toBe(type);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF that breaks off', aPdf().subarray(0, 150)],
    ['a program before a PDF', later(aPdf())],
    ['a program before a DOCX', later(aDocx())],
    ['a DOCX with macros', aDocxWithMacros()],
    [
      'a DOCX with macros under a name in capitals',
      aDocx(['[Content_Types].xml', 'word/document.xml', 'X/VBAPROJECT.BIN']),
    ],
    ['a workbook', aDocx(['[Content_Types].xml', 'xl/workbook.xml'])],
    ['a ZIP without types', aDocx(['word/document.xml'])],
    ['a DOCX that breaks off', aDocx().subarray(0, -30)],
    ['a DOCX whose directory is elsewhere', Buffer.concat([aDocx().subarray(0, -6), Buffer.alloc(6, 0xff)])],
    ['the mark of a ZIP alone', Buffer.from('PK\u0003\u0004PK\u0005\u0006')],
  ])('is refused: %s', (_, content) => {
    expect(documentTypeOf(content)).toBeUndefined();
  });
});
