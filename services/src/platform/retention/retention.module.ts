import { Module } from '@nestjs/common';
import { BookingPolicyModule } from '../booking-policy/booking-policy.module.js';
import { AuditTerm } from './audit-term.js';
import { RetentionSweep } from './retention-sweep.js';
import { RetentionTerms } from './retention-terms.js';

/** How long the rooms keep what they keep of persons, and how it ends. */
@Module({
  imports: [BookingPolicyModule],
  providers: [RetentionTerms, RetentionSweep, AuditTerm],
  exports: [RetentionTerms, RetentionSweep],
})
export class RetentionModule {}
