import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MalformedRequest } from './malformed-requests.js';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends one request as it is; a connection that is cut counts as status 0. */
export const send = (port: number, { method, path, headers, body }: MalformedRequest): Promise<Answer> =>
  new Promise((resolve) => {
    const cut = () => resolve({ status: 0, body: 'the connection was cut' });
    const sent = request({ port, method, path, headers, agent, host: '127.0.0.1' }, (response: IncomingMessage) => {
      if (response.headers['content-type']?.startsWith('text/event-stream')) return resolve(begun(response));
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), cut);
    });
    sent.on('error', cut);
    sent.end(body);
  });

/** An answer that goes on has said what it had to say once it begins. */
function begun(response: IncomingMessage): Answer {
  response.destroy();
  return { status: response.statusCode ?? 0, body: '' };
}

/** Sends bytes that are no HTTP at all, or nearly; answers with what comes back before the connection closes. */
export const sendBytes = (port: number, bytes: string): Promise<Answer> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(firstAnswer(answer)));
    socket.end(bytes);
  });

function firstAnswer(bytes: string): Answer {
  const [head = '', ...rest] = bytes.split('\r\n\r\n');
  const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0);
  return { status: Number(head.split(' ')[1] ?? 0), body: rest.join('\r\n\r\n').slice(0, length) };
}
