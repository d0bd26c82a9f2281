import { Injectable } from '@nestjs/common';
import type { ContentNames } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../platform/booking-policy/booking-policy-cache.js';
import { Settings } from '../../../platform/config/settings.js';
import { supportEmailOf } from '../../../platform/config/support-email.js';

/** What the names in texts stand for: the product, its address, and the figures that an admin sets. */
@Injectable()
export class ContentNameValues {
  constructor(
    private readonly settings: Settings,
    private readonly rules: BookingPolicyCache,
  ) {}

  /** As they are now; for answers that are kept, as they are committed by now. */
  async latest(): Promise<ContentNames> {
    await this.rules.latest();
    return this.now;
  }

  get now(): ContentNames {
    const { feePercent, memberPercent, groupPercent, groupFrom, refundHours, moveHours } = this.rules.now;
    return {
      ...{ product: this.settings.PRODUCT_NAME, support: supportEmailOf(this.settings) },
      ...{ fee: `${feePercent}%`, memberDiscount: `${memberPercent}%`, groupDiscount: `${groupPercent}%` },
      ...{ groupFrom: `${groupFrom}`, refundHours: `${refundHours}`, moveHours: `${moveHours}` },
    };
  }
}
