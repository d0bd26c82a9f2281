import { Module } from '@nestjs/common';
import { MembershipModule } from '../../membership/index.js';
import { PriorityHours } from './priority-hours.js';

/** Who may book a slot before it opens to everybody. */
@Module({ imports: [MembershipModule], providers: [PriorityHours], exports: [PriorityHours] })
export class PriorityModule {}
