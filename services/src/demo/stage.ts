import type { INestApplicationContext } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import type { FixedClock } from '../platform/kernel/clock.js';

/** Where the past of the demo is played: through the commands of the rooms, each at its time. */
export class Stage {
  /** The present. */
  readonly now: Date;
  private readonly commands: CommandBus;

  /** @param clock the clock of this process */
  constructor(
    app: INestApplicationContext,
    private readonly clock: FixedClock,
  ) {
    this.now = clock.now();
    this.commands = app.get(CommandBus, { strict: false });
  }

  /** Carries a command out as it would have been then; the clock stays there. */
  playAt<Result>(at: Date, command: Command<Result>): Promise<Result> {
    this.clock.set(at);
    return this.commands.execute(command);
  }

  hoursAgo(hours: number): Date {
    return new Date(this.now.getTime() - hours * 3_600_000);
  }

  daysAgo(days: number): Date {
    return this.hoursAgo(days * 24);
  }

  /** Puts the clock to the present again. */
  end(): void {
    this.clock.set(this.now);
  }
}
