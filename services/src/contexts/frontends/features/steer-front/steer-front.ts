import { Command } from '@nestjs/cqrs';
import type { FrontSteered, SteerFrontDto } from '@northlight/contracts';
import type { Deployer } from '../../domain/deployer.js';

/** Promotes, rolls back, switches off or on. */
export class SteerFront extends Command<FrontSteered> {
  constructor(
    readonly app: string,
    readonly order: SteerFrontDto,
    readonly by: Deployer,
  ) {
    super();
  }
}
