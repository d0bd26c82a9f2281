import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Next = (error?: unknown) => void;
type Handler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;
type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Puts handlers before Express, whose own part of a request takes as long as the hop to the API. What they hand on goes
 * to Express.
 * @param server with Express as its listener for requests, and no other yet
 * @param onError answers what a handler throws, or hands on
 */
export function handleBeforeExpress(
  server: Server,
  handlers: readonly Handler[],
  onError: (error: unknown, response: ServerResponse) => void,
): void {
  const [express] = server.listeners('request') as [Listener];
  const handle = (nth: number, request: IncomingMessage, response: ServerResponse): void => {
    const handler = handlers[nth];
    if (!handler) {
      express(request, response);
      return;
    }
    try {
      handler(request, response, (error) => {
        if (error === undefined) handle(nth + 1, request, response);
        else onError(error, response);
      });
    } catch (error) {
      onError(error, response);
    }
  };
  server.off('request', express);
  server.on('request', (request, response) => handle(0, request, response));
}
