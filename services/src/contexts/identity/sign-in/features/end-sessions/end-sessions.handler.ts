import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import pg from 'pg';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Links } from '../../../persistence/links.repository.js';
import { Sessions } from '../../../persistence/sessions.repository.js';

/** Somebody wants one of their sessions to end. */
export class EndSession extends Command<void> {
  constructor(
    readonly userId: number,
    readonly name: string,
  ) {
    super();
  }
}

/** Somebody wants to be signed in only where they ask from. */
export class EndOtherSessions extends Command<void> {
  constructor(
    readonly userId: number,
    readonly current: string,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(private readonly sessions: Sessions) {}

  /** Another person's looks like one that does not exist. @throws {Refusal} SESSION_NOT_FOUND */
  async execute({ userId, name }: EndSession): Promise<void> {
    if (!(await this.sessions.end(userId, name))) throw new Refusal('SESSION_NOT_FOUND');
  }
}

@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(
    private readonly pool: pg.Pool,
    private readonly sessions: Sessions,
    private readonly links: Links,
  ) {}

  /** What the other sessions may have asked for ends with them. */
  async execute({ userId, current }: EndOtherSessions): Promise<void> {
    await this.links.endRequests(userId, this.pool);
    await this.sessions.endOthers(userId, current);
  }
}
