import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SmtpMailer } from './mailer.js';

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

describe('a mail that the server refuses', () => {
  it('fails without the address, which queues and logs would keep', async () => {
    const { port } = server.address() as AddressInfo;
    const mailer = new SmtpMailer({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PRODUCT_NAME: 'Northlight',
      PUBLIC_URL: 'http://localhost:3000',
    });
    const to = { name: 'Ann Lee', address: 'ann@example.com' };
    const error = await mailer.send('booking-1', { to, subject: 's', text: 't', html: 'h' }).catch((why: Error) => why);
    expect(error).toMatchObject({ message: 'The mail server did not take a mail: EENVELOPE, 550, RCPT TO' });
    expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toMatch(/ann|Ann/);
  });
});
