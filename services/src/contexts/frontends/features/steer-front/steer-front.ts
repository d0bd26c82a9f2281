import { Command } from '@nestjs/cqrs';
import type { FrontSteered } from '@northlight/contracts';
import type { SteerFrontDto } from './steer-front.dto.js';

/** Promotes, rolls back, switches off or on. */
export class SteerFront extends Command<FrontSteered> {
  constructor(
    readonly app: string,
    readonly order: SteerFrontDto,
  ) {
    super();
  }
}
