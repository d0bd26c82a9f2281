import type { Subscription } from './subscription.js';

/** All subscriptions of a worker. */
export class Subscriptions {
  private readonly all = new Map<string, Subscription>();

  add(subscriptions: readonly Subscription[]): void {
    for (const subscription of subscriptions) {
      const { name } = subscription;
      // guard: two subscriptions have two names
      if (this.all.has(name))
        throw new Error(`Two subscriptions are called ${name}: they would share their checkpoints`);
      this.all.set(name, subscription);
    }
  }

  get every(): readonly Subscription[] {
    return [...this.all.values()];
  }
}
