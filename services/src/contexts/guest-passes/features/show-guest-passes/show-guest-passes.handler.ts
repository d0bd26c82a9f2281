import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { GuestPassesView } from '@northlight/contracts';
import { HolderPasses } from '../../holder-passes.js';

/** How many guest passes has somebody left? */
export class ShowGuestPasses extends Query<GuestPassesView> {
  constructor(readonly userId: number) {
    super();
  }
}

@QueryHandler(ShowGuestPasses)
export class ShowGuestPassesHandler implements IQueryHandler<ShowGuestPasses> {
  constructor(private readonly passes: HolderPasses) {}

  execute({ userId }: ShowGuestPasses): Promise<GuestPassesView> {
    return this.passes.of(userId);
  }
}
