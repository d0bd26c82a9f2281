import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FolderMailer, SmtpMailer } from './mailer.js';

/** A mail server that knows nobody, and quotes whom it does not know. */
const refusing = (): Server =>
  createServer((socket) => {
    socket.write('220 mail.example ready\r\n');
    socket.on('data', (bytes) => {
      const line = String(bytes);
      const address = /RCPT TO:<(.*)>/.exec(line)?.[1];
      socket.write(address ? `550 5.1.1 <${address}>: ${address} is unknown here\r\n` : '250 fine\r\n');
    });
  });

const server = refusing();

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
});

describe('a mail that the server refuses', () => {
  it('fails without the address, which queues and logs would keep', async () => {
    const { port } = server.address() as AddressInfo;
    const mailer = new SmtpMailer({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { now: async () => sender });
    const to = { name: 'Ann Lee', address: 'ann@example.com' };
    const error = await mailer.send('booking-1', { to, subject: 's', text: 't', html: 'h' }).catch((why: Error) => why);
    expect(error).toMatchObject({ message: 'The mail server did not take a mail: EENVELOPE, 550, RCPT TO' });
    expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(/ann|Ann/);
  });
});
