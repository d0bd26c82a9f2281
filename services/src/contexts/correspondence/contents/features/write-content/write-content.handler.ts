import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { contentKeys, type WriteContentDto } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { Contents } from '../../../persistence/contents.repository.js';

/** A new version of a text. The versions before it stay, with who wrote them and when. */
export class WriteContent extends Command<void> {
  constructor(
    readonly key: string,
    readonly content: WriteContentDto,
    readonly by: string,
  ) {
    super();
  }
}

@CommandHandler(WriteContent)
export class WriteContentHandler implements ICommandHandler<WriteContent> {
  constructor(
    private readonly contents: Contents,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} CONTENT_NOT_FOUND; CONFLICT when somebody has written a newer version meanwhile */
  async execute({ key, content: { version, blocks }, by }: WriteContent): Promise<void> {
    const known = contentKeys.find((one) => one === key);
    if (!known) throw new Refusal('CONTENT_NOT_FOUND');
    const text = { key: known, version, blocks, at: this.clock.now(), by };
    if (!(await this.contents.write(text))) throw new Refusal('CONFLICT');
  }
}
