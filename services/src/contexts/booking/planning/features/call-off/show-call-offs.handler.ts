import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallOffView, ListCallOffsDto } from '@northlight/contracts';
import type { Principal } from '../../../../../platform/http/access.js';
import { CallOffReader } from './call-off-reader.js';

/** Call-offs of a venue: those of some days, or one, with their progress. */
export class ShowCallOffs extends Query<CallOffView[]> {
  constructor(
    readonly wanted: ListCallOffsDto | { readonly venueId: number; readonly id: string },
    readonly user: Principal,
  ) {
    super();
  }
}

@QueryHandler(ShowCallOffs)
export class ShowCallOffsHandler implements IQueryHandler<ShowCallOffs> {
  constructor(private readonly reader: CallOffReader) {}

  execute({ wanted, user }: ShowCallOffs): Promise<CallOffView[]> {
    return this.reader.of(wanted, user);
  }
}
