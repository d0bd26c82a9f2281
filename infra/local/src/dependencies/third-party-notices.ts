import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LicensedPackage } from './licenses.js';

const notice = /^(licen[cs]e|notice|copying|copyright)([-.][\w.-]+)?$/i;

/** What every license asks to go along: of each package its name, its license, and the texts that it came with. */
export function thirdPartyNotices(packages: readonly LicensedPackage[]): string {
  const byText = new Map<string, LicensedPackage[]>();
  for (const one of packages) {
    const text = textsOf(one);
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const parts = [...byText].map(([text, those]) => `${those.map(lineOf).join('\n')}\n\n${text}`);
  return `This product contains the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const lineOf = ({ name, version, license }: LicensedPackage): string => `${name} ${version} (${license})`;

function textsOf({ folder, license }: LicensedPackage): string {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile() && notice.test(file.name));
  const texts = files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : `Under the license ${license}; the package came without its text.`;
}
