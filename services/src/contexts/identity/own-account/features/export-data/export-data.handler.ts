import { UnauthorizedException } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PersonDataView } from '@northlight/contracts';
import { BookingPolicyCache } from '../../../../../platform/booking-policy/booking-policy-cache.js';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { PersonHolders } from '../../../../../platform/privacy/person-holders.js';
import { PersonDirectory } from '../../../persistence/person-directory.js';

/** Asks for all that is kept of somebody, in every room. */
export class ExportData extends Query<PersonDataView> {
  constructor(readonly userId: number) {
    super();
  }
}

/** Nothing that opens anything is in it. */
@QueryHandler(ExportData)
export class ExportDataHandler implements IQueryHandler<ExportData> {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly directory: PersonDirectory,
    private readonly holders: PersonHolders,
    private readonly rules: BookingPolicyCache,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: ExportData): Promise<PersonDataView> {
    const { person, user } = await this.directory.who({ account: userId });
    if (!user) throw new UnauthorizedException();
    return {
      exportedAt: this.clock.now().toISOString(),
      ...(await this.holders.gap()),
      ...(await this.holders.tell(person)),
      reasons: this.holders.reasons(this.rules.now),
    };
  }
}
