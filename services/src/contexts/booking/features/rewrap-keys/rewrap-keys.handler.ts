import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PersonHolders, type RotationReport } from '../../../../platform/privacy/person-holders.js';
import { KeyRotation } from '../../persistence/key-rotation.js';

/** Moves every person key, and every e-mail hash, to the present key of the house. What is sealed stays as it is. */
export class RewrapKeys extends Command<RotationReport> {}

@CommandHandler(RewrapKeys)
export class RewrapKeysHandler implements ICommandHandler<RewrapKeys> {
  constructor(
    private readonly rotation: KeyRotation,
    private readonly others: PersonHolders,
  ) {}

  async execute(): Promise<RotationReport> {
    const [customers, others] = [await this.rotation.run(), await this.others.rewrap()];
    return { moved: customers.moved + others.moved, unreadable: customers.unreadable + others.unreadable };
  }
}
