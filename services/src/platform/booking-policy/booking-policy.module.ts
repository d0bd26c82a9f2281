import { Module } from '@nestjs/common';
import { AdmissionRules } from './admission-rules.js';
import { BookingPolicyCache } from './booking-policy-cache.js';

/** The figures that an admin sets, for every room that sells or shows under them. */
@Module({ providers: [AdmissionRules, BookingPolicyCache], exports: [AdmissionRules, BookingPolicyCache] })
export class BookingPolicyModule {}
