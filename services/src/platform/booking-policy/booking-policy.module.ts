import { Module } from '@nestjs/common';
import { BookingPolicyCache } from './booking-policy-cache.js';

/** The figures that an admin sets, for every room that sells or shows under them. */
@Module({ providers: [BookingPolicyCache], exports: [BookingPolicyCache] })
export class BookingPolicyModule {}
