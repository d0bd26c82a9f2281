import { Module } from '@nestjs/common';
import { PrivacyModule } from '../privacy/privacy.module.js';
import { RateLimiter } from './rate-limiter.js';

/** Counts what may be done only so often. */
@Module({ imports: [PrivacyModule], providers: [RateLimiter], exports: [RateLimiter] })
export class LimitsModule {}
