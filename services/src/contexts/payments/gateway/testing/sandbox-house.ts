import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type Sandbox } from '@northlight/payment-sandbox';
import { StripeGateway } from '../stripe-gateway.js';
import type { Bank, GatewayHouse, SentNotice } from './gateway-house.js';

export const webhookSecret = 'whsec_0123456789abcdef0123456789abcdef';
const key = 'sk_test_contract';

const numbers: Readonly<Record<Bank, string>> = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  disputes: '4000 0000 0000 0259',
  'takes nothing back': '4000 0000 0000 5126',
};

export interface SandboxHouse extends GatewayHouse {
  readonly url: string;
  /** What notices are answered with from now on. */
  answerNotices(status: number): void;
  /** Ends the sandbox and opens it again on what it has written. @returns the gateway at its new address */
  restart(): Promise<StripeGateway>;
}

interface HouseOptions {
  readonly noise?: number;
  readonly seed?: number;
}

/** The sandbox in this process, and a site that takes its notices. */
export async function sandboxHouse(options: HouseOptions = {}): Promise<SandboxHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-payments-'));
  const site = await siteForNotices();
  const open = () => openSandbox({ ...options, folder, webhookSecret, noticeUrl: site.url });
  const gatewayAt = ({ url }: Sandbox) => new StripeGateway({ key, webhookSecret, url, timeoutMs: 2_000 });
  let sandbox = await open();
  return {
    url: sandbox.url,
    gateway: gatewayAt(sandbox),
    pay: async ({ url }, bank = 'pays') => {
      await submit(url ?? '', { number: numbers[bank] });
    },
    passMonth: async (gatewayId, bank = 'pays') => {
      const card = bank === 'pays' ? numbers.pays : '4000000000000341';
      const { ok } = await fetch(`${sandbox.url}/sandbox/subscriptions/${gatewayId}/renew?card=${card}`, {
        method: 'POST',
      });
      if (!ok) throw new Error(`${gatewayId} was not renewed`);
    },
    notices: () => site.notices,
    answerNotices: (status) => {
      site.status = status;
    },
    restart: async () => {
      await sandbox.close();
      sandbox = await open();
      return gatewayAt(sandbox);
    },
    close: async () => {
      await sandbox.close();
      site.server.close();
      site.server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a form of the hosted page. @returns where it leads */
export async function submit(url: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return response.headers.get('location') ?? '';
}

interface NoticeSite {
  readonly url: string;
  readonly server: Server;
  readonly notices: SentNotice[];
  status: number;
}

async function siteForNotices(): Promise<NoticeSite> {
  const notices: SentNotice[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    notices.push({ rawBody: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) });
    response.writeHead(site.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const site: NoticeSite = { url: `http://127.0.0.1:${port}/api/payments/notices`, server, notices, status: 200 };
  return site;
}
