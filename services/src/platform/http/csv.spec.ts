import { describe, expect, it } from '@jest/globals';
import { csvHead, csvRows } from './csv.js';

describe('a file for spreadsheets', () => {
  it('has every cell in quotation marks, and CR LF after every row', () => {
    expect(
      csvRows([
        ['Änn "A" Lee, Jr.', 2, null],
        ['', 0, { dollars: 72.1 }],
      ]),
    ).toBe('"Änn ""A"" Lee, Jr.","2",""\r\n"","0","72.10"\r\n');
  });

  it('begins with a byte order mark', () => expect(csvHead(['from', 'to'])).toBe('\uFEFF"from","to"\r\n'));

  it.each(['\n', '\r', '\r\n', '\u0085', '\u2028', '\u0000', '\u001B', '\u202E'])(
    'makes a space of the control character %j',
    (sign) => expect(csvRows([[`Eva${sign}=1+1`, 1]])).toBe('"Eva =1+1","1"\r\n'),
  );

  it.each([
    ...['=HYPERLINK("http://evil.example")', '+1 585', '-2+3', '-12.50', '@SUM(A1)'],
    ...[' =1+1', '\t=1+1', '\r=1+1', '\u00A0=1+1', '\uFEFF=1+1', '\u200B=1+1', '＝1+1', '＠SUM(A1)'],
  ])('puts an apostrophe before the text %j', (text) => expect(csvRows([[text]])).toMatch(/^"'/));

  it('leaves numbers of ours as they are, also those below nothing', () => {
    expect(csvRows([[-3, { dollars: -12.5 }]])).toBe('"-3","-12.50"\r\n');
  });
});
