import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Settings } from '../../../../../platform/config/settings.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { networkLimits } from '../../../domain/letter-limits.js';
import { refOpenedBy } from '../../../persistence/newsletter-tokens.js';
import { Subscribers } from '../../../persistence/subscribers.repository.js';

/** The owner of an address wants no newsletter any more. */
export class Unsubscribe extends Command<void> {
  constructor(
    readonly link: string,
    readonly address: string,
  ) {
    super();
  }
}

/** Forgets the address. Safe to repeat: whoever has left stays gone. */
@CommandHandler(Unsubscribe)
export class UnsubscribeHandler implements ICommandHandler<Unsubscribe> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly limiter: RateLimiter,
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws {Refusal} NEWSLETTER_LINK_DEAD, TOO_MANY_TRIES */
  async execute({ link, address }: Unsubscribe): Promise<void> {
    const at = this.clock.now();
    await this.limiter.consume([{ limit: networkLimits.newsletterLink, whose: networkOf(address) }]);
    const ref = refOpenedBy(link, 'newsletter-leave', this.settings);
    const entry = ref && (await this.subscribers.find(ref));
    if (!entry) throw new Refusal('NEWSLETTER_LINK_DEAD');
    await this.subscribers.leave(entry.ref, at);
  }
}
