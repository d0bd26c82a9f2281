import { Command } from '@nestjs/cqrs';
import type { FrontSteered, SteerFrontDto } from '@northlight/contracts';

/** Promotes, rolls back, switches off or on. */
export class SteerFront extends Command<FrontSteered> {
  constructor(
    readonly app: string,
    readonly order: SteerFrontDto,
  ) {
    super();
  }
}
