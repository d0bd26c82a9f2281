import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { handleBeforeExpress } from '../before-express.js';
import { answerClientErrors } from '../client-error.js';
import { sendError } from '../error-filter.js';
import { ApiForwarder, type ForwardingOptions } from '../forward-to-api.js';
import { boundTime } from '../http-app.js';
import { requestIdentity } from '../request-identity.js';

@Module({})
class Empty {}

/** A web process that forwards, before an API that a spec makes up: it answers the `request` events of `api`. */
export interface WebBeforeApi {
  readonly api: Server;
  readonly web: NestExpressApplication;
  /** Of the web process. */
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** @param options what the forwarder is made with */
export async function startWebBeforeApi(options?: ForwardingOptions): Promise<WebBeforeApi> {
  const api = createServer();
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const forwarder = new ApiForwarder(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, options);
  const web = await NestFactory.create<NestExpressApplication>(Empty, { bodyParser: false, logger: false });
  handleBeforeExpress(
    web.getHttpServer(),
    [requestIdentity({ SECRET: 'of a web process before a spec' }), forwarder.forward],
    sendError,
  );
  boundTime(web.getHttpServer());
  answerClientErrors(web.getHttpServer());
  await web.listen(0, '127.0.0.1');
  const url = await web.getUrl();
  const stop = async (): Promise<void> => {
    api.closeAllConnections();
    api.close();
    await web.close();
    await forwarder.close();
  };
  return { api, web, url, port: Number(new URL(url).port), stop };
}
