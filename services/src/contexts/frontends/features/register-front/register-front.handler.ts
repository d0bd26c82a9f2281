import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RegisteredFront } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { givenOf } from '../../domain/channel.js';
import { RegisteredFronts } from '../../persistence/registered-fronts.js';
import { Registry } from '../../persistence/registry.repository.js';

/** Says which team releases a front, and which addresses it may answer; said again, it replaces what was said before. */
export class RegisterFront extends Command<RegisteredFront> {
  constructor(readonly front: RegisteredFront) {
    super();
  }
}

@CommandHandler(RegisterFront)
export class RegisterFrontHandler implements ICommandHandler<RegisterFront> {
  constructor(
    private readonly fronts: RegisteredFronts,
    private readonly registry: Registry,
  ) {}

  async execute({ front }: RegisterFront): Promise<RegisteredFront> {
    const taken = (await this.othersThan(front.app)).flatMap(({ app, routes }) =>
      routes.filter((route) => front.routes.includes(route)).map((route) => `${route} belongs to ${app} already.`),
    );
    if (taken.length > 0) throw new Refusal('FRONT_REFUSED', { reason: [...new Set(taken)].join(' ') });
    await this.fronts.save(front);
    return front;
  }

  /** What others answer, and what is registered for them. */
  private async othersThan(app: string): Promise<{ readonly app: string; readonly routes: readonly string[] }[]> {
    const given = await this.registry.releases((await this.registry.channels()).flatMap(givenOf));
    return [...given, ...(await this.fronts.all())].filter((other) => other.app !== app);
  }
}
