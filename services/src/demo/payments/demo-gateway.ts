/** Numbers of the sandbox's cards. */
export const cards = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  disputes: '4000000000000259',
  failsRenewals: '4000000000000341',
} as const;
export type DemoCard = keyof typeof cards;

/** The payment sandbox as people of the demo meet it: at another time, on its pages, and as months go by. */
export class DemoGateway {
  /** @param url of the sandbox, as the site has it */
  constructor(private readonly url: string) {}

  /** Its clock stands there; without an instant it goes again. */
  async setClock(at?: Date): Promise<void> {
    await this.post(`/sandbox/clock${at ? `?at=${at.getTime()}` : ''}`);
  }

  /** Somebody types a card on the page that they were led to. */
  async pay(pageUrl: string, card: DemoCard): Promise<void> {
    await this.post(new URL(pageUrl).pathname, new URLSearchParams({ number: cards[card] }));
  }

  /** The month of a subscription is over. */
  async passMonth(gatewayId: string): Promise<void> {
    await this.post(`/sandbox/subscriptions/${gatewayId}/renew`);
  }

  private async post(path: string, body?: URLSearchParams): Promise<void> {
    const response = await fetch(this.url + path, { method: 'POST', redirect: 'manual', ...(body && { body }) });
    if (response.status >= 400) throw new Error(`The payment sandbox answered ${response.status} to ${path}`);
  }
}
