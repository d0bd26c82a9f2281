import { Command } from '@nestjs/cqrs';
import type { FrontSteered, OrderFrontDto, SteerFrontDto } from '@northlight/contracts';
import type { Deployer } from '../../domain/deployer.js';

/** An order of a deploy token, or of a person, who may say why. */
export type FrontOrder = SteerFrontDto & Pick<OrderFrontDto, 'reason'>;

/** Promotes, rolls back, switches off or on. */
export class SteerFront extends Command<FrontSteered> {
  constructor(
    readonly app: string,
    readonly order: FrontOrder,
    readonly by: Deployer,
  ) {
    super();
  }
}
