import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { refusingMailServer } from '../../../test/refusing-mail-server.js';
import { FolderMailer, MailUndeliverable, SmtpMailer, smtpOptions } from './mailer.js';

const server = refusingMailServer();

beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => void server.close(closed)));

const sender = { name: 'Northlight', address: 'bookings@localhost', replyTo: null as string | null, version: 0 };

describe('a mail that is sent', () => {
  const written = async (more: object, now = sender): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'northlight-mail-'));
    const mailer = new FolderMailer({ DATA_DIR: folder }, { now: async () => now });
    const to = { name: 'Ann Lee', address: 'ann@example.com' };
    await mailer.send('booking-1', { to, subject: 's', text: 't', html: 'h', ...more });
    const text = await readFile(join(folder, 'mail/booking-1.eml'), 'utf8');
    await rm(folder, { recursive: true });
    return text;
  };

  it('comes from whoever sends mails now, and brings answers where they are read', async () => {
    const desk = { ...sender, name: 'The Night Desk', replyTo: 'desk@example.com' };
    const text = await written({}, desk);
    expect(text).toContain('From: The Night Desk <bookings@localhost>');
    expect(text).toContain('Reply-To: desk@example.com');
    expect(text).toContain('Message-ID: <booking-1@localhost>');
    expect(await written({ replyTo: 'visitor@example.com' }, desk)).toContain('Reply-To: visitor@example.com');
    expect(await written({})).not.toContain('Reply-To');
  });

  it('has the name of its receiver, and no advertisement in its place', async () => {
    expect(await written({})).toContain('To: Ann Lee <ann@example.com>');
    const sly = { to: { name: 'Win at www.casino.example', address: 'ann@example.com' } };
    expect(await written(sly)).toContain('To: ann@example.com');
    expect(await written(sly)).not.toContain('casino');
  });
});

describe('a mail that the server refuses', () => {
  const refused = async (address: string): Promise<Error> => {
    const { port } = server.address() as AddressInfo;
    const mailer = new SmtpMailer({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { now: async () => sender });
    const mail = { to: { name: 'Ann Lee', address }, subject: 's', text: 't', html: 'h' };
    return mailer.send('booking-1', mail).then(
      () => new Error('it was sent'),
      (why: Error) => why,
    );
  };

  it('fails without the address, which queues and logs would keep', async () => {
    const error = await refused('ann@example.com');
    expect(error).toMatchObject({ message: 'The mail server did not take a mail: EENVELOPE, 550, RCPT TO' });
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/ann|Ann/);
  });

  it('is undeliverable where the address is wrong for good, and only there', async () => {
    expect(await refused('ann@example.com')).toBeInstanceOf(MailUndeliverable);
    expect(await refused('later@example.com')).not.toBeInstanceOf(MailUndeliverable);
  });
});

describe('a mail server', () => {
  const optionsOf = (url: string) => createTransport(smtpOptions(url)).options;

  it('is not waited for without end', () => {
    expect(optionsOf('smtp://mail:25')).toMatchObject({ connectionTimeout: 10_000, socketTimeout: 20_000 });
  });

  it('is sent nothing readable out of private networks', () => {
    expect(optionsOf('smtp://user:pw@smtp.example.com:587')).toMatchObject({
      requireTLS: true,
      auth: { user: 'user' },
    });
    expect(optionsOf('smtp://mail:25')).toMatchObject({ requireTLS: false });
    expect(optionsOf('smtps://user:pw@smtp.example.com')).toMatchObject({ secure: true });
  });
});
