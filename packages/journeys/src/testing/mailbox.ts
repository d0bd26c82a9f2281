import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = () => join(process.env.DATA_DIR ?? join(import.meta.dirname, '../../../../.data'), 'mail');

/** The text of a mail, once it was written; `name` names its effect, as the file does. */
export const mailNamed = async (name: string): Promise<string> => {
  const read = () => readFile(join(folder(), `${name}.eml`), 'utf8').catch(() => '');
  await expect.poll(read, { message: `the mail ${name}`, timeout: 20_000 }).not.toBe('');
  return plain(await read());
};

/** The text of the mail to somebody that has this in its subject, once it was written. */
export const mailTo = async (address: string, subject: string): Promise<string> => {
  const find = async () => {
    const names = (await readdir(folder()).catch((): string[] => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8').catch(() => '')));
    return mails.find((mail) => mail.includes(address) && new RegExp(subject).test(subjectOf(mail))) ?? '';
  };
  await expect.poll(find, { message: `a mail to ${address} about ${subject}`, timeout: 20_000 }).not.toBe('');
  return plain(await find());
};

/** The link in a mail whose address has this in it. */
export const linkIn = (mail: string, part: string): string => {
  const link = mail.match(/https?:\/\/[^\s"<]+/g)?.find((one) => one.includes(part));
  if (!link) throw new Error(`There is no link with ${part} in this mail:\n${mail}`);
  return link;
};

/** A subject in one line; what is not ASCII in it travels in encoded words (RFC 2047). */
const subjectOf = (mail: string): string => {
  const [, subject = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? [];
  return subject
    .replace(/\?=\s+=\?UTF-8\?Q\?/gi, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, words: string) => unhexed(words.replaceAll('_', ' ')))
    .replace(/\r?\n[ \t]/g, ' ');
};

/** Mails travel as quoted-printable: lines are folded, and `=` and what is not ASCII is written in hex. */
const plain = (mail: string): string => unhexed(mail.replace(/=\r?\n/g, ''));

const unhexed = (text: string): string =>
  text.replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
