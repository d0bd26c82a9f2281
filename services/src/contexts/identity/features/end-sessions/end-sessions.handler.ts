import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Sessions } from '../../persistence/sessions.repository.js';

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

  /** Somebody else's looks like one that does not exist. @throws {Refusal} SESSION_NOT_FOUND */
  async execute({ userId, name }: EndSession): Promise<void> {
    if (!(await this.sessions.end(userId, name))) throw new Refusal('SESSION_NOT_FOUND');
  }
}

@CommandHandler(EndOtherSessions)
export class EndOtherSessionsHandler implements ICommandHandler<EndOtherSessions> {
  constructor(private readonly sessions: Sessions) {}

  async execute({ userId, current }: EndOtherSessions): Promise<void> {
    await this.sessions.endOthers(userId, current);
  }
}
