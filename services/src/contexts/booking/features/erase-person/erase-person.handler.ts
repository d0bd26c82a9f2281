import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { logger } from '../../../../platform/observability/logger.js';
import { Customers, type Forgotten } from '../../persistence/customers.repository.js';

/** Forgets the person behind bookings; the bookings, their seats and their money stay. Answers how many were forgotten. */
export class ErasePerson extends Command<number> {
  constructor(readonly forgotten: Forgotten) {
    super();
  }
}

@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly customers: Customers,
    private readonly clock: Clock,
  ) {}

  /** Leaves a line of who asked and how many it were, and nothing of whom. @throws {Refusal} PERSON_KEY_IN_USE */
  async execute({ forgotten }: ErasePerson): Promise<number> {
    if ('lostKey' in forgotten && this.customers.knows(forgotten.lostKey))
      throw new Refusal('PERSON_KEY_IN_USE', { key: forgotten.lostKey });
    const erased = await this.customers.erase(forgotten, this.clock.now());
    logger.info({ by: Object.keys(forgotten).join(), erased }, 'A person was erased');
    return erased;
  }
}
