import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/kernel/clock.js';
import { MembershipUses } from '../../membership/index.js';
import { earliestToday } from '../domain/plan.js';
import { UsersRepository } from './users.repository.js';

/** Whoever has a plan keeps it from deletion. */
@Injectable()
export class PlanHolders implements OnModuleInit {
  constructor(
    private readonly users: UsersRepository,
    private readonly uses: MembershipUses,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.uses.add((slug) => this.users.countHolders(slug, earliestToday(this.clock.now())));
  }
}
