import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { KeyRotation, type RotationReport } from '../../persistence/key-rotation.js';

/** Moves every person key, and every e-mail hash, to the present key of the house. What is sealed stays as it is. */
export class RewrapKeys extends Command<RotationReport> {}

@CommandHandler(RewrapKeys)
export class RewrapKeysHandler implements ICommandHandler<RewrapKeys> {
  constructor(private readonly rotation: KeyRotation) {}

  execute(): Promise<RotationReport> {
    return this.rotation.run();
  }
}
