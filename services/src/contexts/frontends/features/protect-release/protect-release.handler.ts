import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ReleasePlaceDto, ReleaseProtected } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Registry } from '../../persistence/registry.repository.js';

/** Keeps a release from being thrown away, or no longer. */
export class ProtectRelease extends Command<ReleaseProtected> {
  constructor(
    readonly place: ReleasePlaceDto,
    readonly isProtected: boolean,
  ) {
    super();
  }
}

@CommandHandler(ProtectRelease)
export class ProtectReleaseHandler implements ICommandHandler<ProtectRelease> {
  constructor(private readonly registry: Registry) {}

  async execute({ place, isProtected }: ProtectRelease): Promise<ReleaseProtected> {
    const id = await this.registry.protect(place, isProtected);
    if (!id) throw new Refusal('RELEASE_NOT_FOUND');
    return { id, isProtected };
  }
}
