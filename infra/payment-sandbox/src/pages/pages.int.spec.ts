import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSandbox, type Sandbox } from '../sandbox.js';

const successUrl = 'http://localhost:4500/order/1?payment=paid';
const cancelUrl = 'http://localhost:4500/order/1?payment=left';

describe('the hosted page', () => {
  let folder: string;
  let sandbox: Sandbox;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'northlight-sandbox-'));
    const noticeUrl = 'http://127.0.0.1:9/notices';
    sandbox = await openSandbox({ folder, noticeUrl, webhookSecret: 'whsec_1' });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  const open = async (name: string): Promise<string> => {
    const response = await fetch(`${sandbox.url}/v1/checkout/sessions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_1' },
      body: new URLSearchParams({
        mode: 'payment',
        client_reference_id: 'NO-7K3M2P',
        success_url: `${successUrl}&session={CHECKOUT_SESSION_ID}`,
        cancel_url: cancelUrl,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': '7208',
        'line_items[0][price_data][product_data][name]': name,
      }),
    });
    const { url } = (await response.json()) as { url: string };
    return url;
  };
  const pay = (page: string, number: string) =>
    fetch(page, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });

  it('says that it is a sandbox, what is paid, and where it leads', async () => {
    const page = await fetch(await open('Zipline Simulator'));
    const text = await page.text();
    for (const words of ['Payment sandbox.', 'No money moves here', 'NO-7K3M2P', 'Zipline Simulator', '$72.08'])
      expect(text).toContain(words);
    expect(text).toContain(`href="${cancelUrl}"`);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; form-action 'self' http://localhost:4500; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(text).not.toMatch(/<script|style="|onclick/);
  });

  it('shows names as they are, whatever they are', async () => {
    const text = await (await fetch(await open('<img src=x onerror="alert(1)"> & Söhne'))).text();
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Söhne');
    expect(text).not.toContain('<img');
  });

  it('fills in a test number that is chosen, and no other', async () => {
    const page = await open('Zipline Simulator');
    expect(await (await fetch(`${page}?card=4242424242424242`)).text()).toContain('value="4242 4242 4242 4242"');
    expect(await (await fetch(`${page}?card=4111111111111111`)).text()).toContain('value=""');
  });

  it('says why a card is declined, and takes another one', async () => {
    const page = await open('Zipline Simulator');
    const declined = await pay(page, '4000 0000 0000 9995');
    expect(declined.status).toBe(303);
    const text = await (await fetch(new URL(declined.headers.get('location') ?? '', page))).text();
    expect(text).toContain('role="alert">The card was declined: it has insufficient funds. Try another one.');
    expect(text).toContain('aria-describedby="problem" autofocus');
    expect((await pay(page, '5555555555554444')).headers.get('location')).toContain('problem=unknown_number');
    const id = page.split('/').at(-1);
    expect((await pay(page, '4242424242424242')).headers.get('location')).toBe(`${successUrl}&session=${id}`);
    expect(await (await fetch(page)).text()).toContain('nothing more will be charged');
    expect(await (await fetch(`${page}?problem=made-up`)).text()).not.toContain('made-up');
  });

  it('has a page for what is not there', async () => {
    expect((await fetch(`${sandbox.url}/pay/cs_test_0`)).status).toBe(404);
    expect((await pay(`${sandbox.url}/pay/cs_test_0`, '4242424242424242')).status).toBe(404);
  });
});
