import { Command } from '@nestjs/cqrs';
import type { FrontSteered, SteerFrontDto } from '@northlight/contracts';
import type { Deployer } from '../../domain/deployer.js';

/** A candidate goes to nobody; what the judge orders. */
interface StopOrder {
  readonly action: 'stop';
  readonly revision: number;
  readonly reason: string;
}

/** An order of a deploy token or of a person, or the judge's. */
export type FrontOrder = SteerFrontDto | StopOrder;

/** Promotes, rolls back, switches off or on, or stops a candidate. */
export class SteerFront extends Command<FrontSteered> {
  constructor(
    readonly app: string,
    readonly order: FrontOrder,
    readonly by: Deployer,
  ) {
    super();
  }
}
