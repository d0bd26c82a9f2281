import { connect } from 'node:net';

const TIMEOUT_MS = 2_000;

/** True when somebody listens on a port of this machine. */
export const listens = (port: number): Promise<boolean> => talk(port, '').then((said) => said !== undefined);

/** True when a Redis or a Sentinel takes a password and answers. */
export const pongs = async (port: number, password: string): Promise<boolean> =>
  (await askRedis(port, password, 'PING'))?.includes('PONG') ?? false;

/** Sends one command in the inline form. @returns what came back within a moment; undefined when nobody answers */
export const askRedis = (port: number, password: string, command: string): Promise<string | undefined> =>
  talk(port, `AUTH ${password}\r\n${command}\r\nQUIT\r\n`);

/** Says something and listens until the other side is done. */
function talk(port: number, words: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => (words ? socket.write(words) : socket.destroy()));
    let isOpen = false;
    socket.once('connect', () => {
      isOpen = true;
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    socket.once('error', () => undefined);
    socket.once('close', () => resolve(isOpen ? said : undefined));
  });
}
