import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SessionView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Sessions } from '../../../persistence/sessions.repository.js';

/** Asks where somebody is signed in. */
export class ListSessions extends Query<SessionView[]> {
  constructor(
    readonly userId: number,
    readonly current: string,
  ) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  execute({ userId, current }: ListSessions): Promise<SessionView[]> {
    return this.sessions.of(userId, current, this.clock.now());
  }
}
