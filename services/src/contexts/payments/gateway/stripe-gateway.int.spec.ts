import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../../test/until.js';
import { GatewayRefused, GatewayUnavailable } from '../domain/payment-gateway.js';
import { StripeGateway } from './stripe-gateway.js';
import { creditContract } from './testing/credit-contract.js';
import { movementContract } from './testing/movement-contract.js';
import { paymentGatewayContract, someCheckout } from './testing/payment-gateway-contract.js';
import { type SandboxHouse, sandboxHouse, submit, webhookSecret } from './testing/sandbox-house.js';
import { subscriptionContract } from './testing/subscription-contract.js';

paymentGatewayContract(sandboxHouse);
movementContract(sandboxHouse);
subscriptionContract(sandboxHouse);
creditContract(sandboxHouse);

describe('a payment that needs its holder', () => {
  let house: SandboxHouse;
  beforeAll(async () => {
    house = await sandboxHouse();
  });
  afterAll(() => house.close());

  it('is made once the holder has confirmed it, and not when the holder refuses', async () => {
    const request = someCheckout();
    const { checkoutId, url } = await house.gateway.startCheckout(request);
    const page = url ?? '';
    expect(await submit(page, { number: '4000002500003155' })).toBe(`/pay/${checkoutId}/confirm`);
    expect(await submit(`${page}/confirm`, { answer: 'no' })).toBe(`/pay/${checkoutId}?problem=authentication_failed`);
    expect(await house.gateway.find(checkoutId)).toMatchObject({ state: 'open' });
    await submit(page, { number: '4000002500003155' });
    expect(await submit(`${page}/confirm`, { answer: 'yes' })).toBe(request.successUrl);
    expect(await house.gateway.find(checkoutId)).toMatchObject({ state: 'paid' });
  });

  it('is made once when the button is pressed twice', async () => {
    const request = someCheckout();
    const { checkoutId, url } = await house.gateway.startCheckout(request);
    const number = '4242424242424242';
    const ends = await Promise.all([submit(url ?? '', { number }), submit(url ?? '', { number })]);
    expect(ends).toEqual([request.successUrl, request.successUrl]);
    const about = () => house.notices().filter(({ rawBody }) => rawBody.includes(checkoutId));
    await until(async () => about().length > 0);
    expect(about()).toHaveLength(1);
  });
});

describe('a gateway that is away', () => {
  it('is unavailable, not refused: whoever asks again may be answered', async () => {
    const house = await sandboxHouse();
    await house.close();
    await expect(house.gateway.startCheckout(someCheckout())).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  it.each([
    ['has a fault', 500],
    ['is behind a proxy that finds nobody', 502],
    ['has too much to do', 429],
    ['does the same already', 409],
  ])('is unavailable where it %s', async (_, status) => {
    const body =
      status === 502 ? '<h1>Bad Gateway</h1>' : JSON.stringify({ error: { message: 'no', type: 'api_error' } });
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gateway = new StripeGateway({ key: 'sk_test_contract', webhookSecret, url });
    await expect(gateway.find('cs_test_1')).rejects.toBeInstanceOf(GatewayUnavailable);
    server.close();
    server.closeAllConnections();
  });

  it('is unavailable where it takes a call and never answers', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gateway = new StripeGateway({ key: 'sk_test_contract', webhookSecret, url, timeoutMs: 200 });
    await expect(gateway.find('cs_test_1')).rejects.toBeInstanceOf(GatewayUnavailable);
    server.close();
    server.closeAllConnections();
  });

  it('is refused where the key is wrong', async () => {
    const house = await sandboxHouse();
    const gateway = new StripeGateway({ key: 'sk_live_0', webhookSecret, url: house.url });
    await expect(gateway.find('cs_test_1')).rejects.toBeInstanceOf(GatewayRefused);
    await house.close();
  });
});

describe('notices on their way', () => {
  it('come again until they are taken, also when the gateway was started anew', async () => {
    const house = await sandboxHouse();
    house.answerNotices(503);
    const { checkoutId, url } = await house.gateway.startCheckout(someCheckout());
    await submit(url ?? '', { number: '4242424242424242' });
    await until(async () => house.notices().length > 0);
    const gateway = await house.restart();
    expect(await gateway.find(checkoutId)).toMatchObject({ state: 'paid' });
    house.answerNotices(204);
    const before = house.notices().length;
    await until(async () => house.notices().length > before);
    const ids = house.notices().map(({ rawBody, signature }) => gateway.readNotice(rawBody, signature).id);
    expect(new Set(ids).size).toBe(1);
    await house.close();
  });

  it('come twice and in another order where there is noise, both of a pair with the same id', async () => {
    const house = await sandboxHouse({ noise: 1, seed: 7 });
    const ended: string[] = [];
    for (let nth = 0; nth < 5; nth++) {
      const { checkoutId } = await house.gateway.startCheckout(someCheckout());
      await house.gateway.expire(checkoutId);
      ended.push(checkoutId);
    }
    await until(async () => house.notices().length === 10);
    const notices = house.notices().map(({ rawBody, signature }) => house.gateway.readNotice(rawBody, signature));
    const first = new Map(notices.map((notice) => [notice.id, 'checkout' in notice && notice.checkout.checkoutId]));
    expect([...first.values()].toSorted()).toEqual(ended.toSorted());
    expect([...first.values()]).not.toEqual(ended);
    await house.close();
  });
});
