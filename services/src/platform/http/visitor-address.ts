import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';

type IsTrusted = (address: string, hop: number) => boolean;

/**
 * Where a request comes from, as `request.ip` has it, for what runs before Express.
 * @param app whose trust in proxies is set up
 */
export function visitorAddresses(app: NestExpressApplication): (request: IncomingMessage) => string {
  const isTrusted = app.getHttpAdapter().getInstance().get('trust proxy fn') as IsTrusted;
  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    const hops = [socket.remoteAddress ?? '', ...forwarded.map((hop) => hop.trim()).reverse()].filter(Boolean);
    return hops.find((address, hop) => !isTrusted(address, hop)) ?? hops.at(-1) ?? '';
  };
}
