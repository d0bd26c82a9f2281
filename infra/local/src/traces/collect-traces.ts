import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { spansOf, traceFileIn } from './trace-file.js';

/** Where collectors of OTLP over HTTP listen. */
export const COLLECTOR_PORT = 4318;

/** Takes what processes of this machine send to TRACES_URL, until it is ended. @param say told where they are kept */
export function collectTraces(dataDir: string, say: (sentence: string) => void): void {
  const file = traceFileIn(dataDir);
  createServer(async (request, response) => {
    try {
      const lines = spansOf(JSON.parse(await text(request))).map((span) => `${JSON.stringify(span)}\n`);
      appendFileSync(file, lines.join(''), { mode: 0o600 });
      response.setHeader('content-type', 'application/json').end('{}');
    } catch {
      response.writeHead(400).end();
    }
  }).listen(COLLECTOR_PORT, '127.0.0.1', () =>
    say(`Traces go to ${file}: TRACES_URL=http://127.0.0.1:${COLLECTOR_PORT}/v1/traces`),
  );
}
