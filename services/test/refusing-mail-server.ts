import { createServer, type Server } from 'node:net';

/** A mail server that knows nobody, and quotes whom it does not know; `later@` it only does not know yet. */
export const refusingMailServer = (): Server =>
  createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example ready\r\n');
    socket.on('data', (bytes) => {
      const address = /RCPT TO:<(.*)>/.exec(String(bytes))?.[1];
      const code = address?.startsWith('later@') ? '450 4.2.1' : '550 5.1.1';
      socket.write(address ? `${code} <${address}>: ${address} is unknown here\r\n` : '250 fine\r\n');
    });
  });
