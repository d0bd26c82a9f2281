import { Module } from '@nestjs/common';
import { AdmissionRules } from './admission-rules.js';
import { BookingPolicyCache } from './booking-policy-cache.js';
import { Sales } from './sales.js';

/** The figures that an admin sets, for every room that sells or shows under them. */
@Module({
  providers: [AdmissionRules, BookingPolicyCache, Sales],
  exports: [AdmissionRules, BookingPolicyCache, Sales],
})
export class BookingPolicyModule {}
