import { Body, Controller } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { {{Name}}Dto } from '@northlight/contracts';
import { {{camel}}Routes } from '@northlight/contracts/routes';
import { Endpoint } from '{{up}}platform/http/endpoint.js';

/** Somebody who is signed in wants to {{words}}. */
export class {{Name}} extends Command<{ id: string }> {
  constructor(readonly request: {{Name}}Dto) {
    super();
  }
}

@Controller()
export class {{Name}}Controller {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint({{camel}}Routes.{{camel}})
  {{camel}}(@Body() body: {{Name}}Dto): Promise<{ id: string }> {
    return this.commands.execute(new {{Name}}(body));
  }
}

@CommandHandler({{Name}})
export class {{Name}}Handler implements ICommandHandler<{{Name}}> {
  /** Answers with the id of what it concerns. */
  execute({ request }: {{Name}}): Promise<{ id: string }> {
    return Promise.resolve({ id: request.id });
  }
}
