import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { {{Name}}Dto } from '@northlight/contracts';

/** Somebody who is signed in wants to {{words}}. */
export class {{Name}} extends Command<{ id: string }> {
  constructor(readonly request: {{Name}}Dto) {
    super();
  }
}

@CommandHandler({{Name}})
export class {{Name}}Handler implements ICommandHandler<{{Name}}> {
  /** Answers with the id of what it concerns. */
  execute({ request }: {{Name}}): Promise<{ id: string }> {
    return Promise.resolve({ id: request.id });
  }
}
