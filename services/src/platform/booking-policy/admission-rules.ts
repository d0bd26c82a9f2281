import { Injectable } from '@nestjs/common';
import type { BookingPolicy } from '@northlight/contracts';
import { localTimeOf } from '../kernel/venue-time.js';
import { BookingPolicyCache } from './booking-policy-cache.js';

/** A venue, as far as the tax of its tickets goes by it. */
interface AdmissionPlace {
  /** Two letters. */
  readonly state: string;
  readonly timezone: string;
}

/** Hundredths of a percent of tax on admission in a state. @param day yyyy-MM-dd at the venue, worked out where it is needed */
type TaxSource = (state: string, day: () => string) => Promise<number>;

/** The rules under which tickets are sold at a venue now: those of the house, with the tax of its state (docs/adr/0093). */
@Injectable()
export class AdmissionRules {
  private taxOf: TaxSource = () => Promise.resolve(0);

  constructor(private readonly rules: BookingPolicyCache) {}

  /** The room that keeps the rates says how high they are; where it is not, nothing is taxed. */
  taxComesFrom(source: TaxSource): void {
    this.taxOf = source;
  }

  async at({ state, timezone }: AdmissionPlace, now: Date): Promise<BookingPolicy> {
    const taxBasisPoints = await this.taxOf(state, () => localTimeOf(now, timezone).date);
    return taxBasisPoints > 0 ? { ...this.rules.now, taxBasisPoints } : this.rules.now;
  }
}
