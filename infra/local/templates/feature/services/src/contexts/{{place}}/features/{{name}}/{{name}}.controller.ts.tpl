import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { {{Name}}Dto } from '@northlight/contracts';
import { {{camel}}Routes } from '@northlight/contracts/routes';
import { Endpoint } from '{{up}}platform/http/endpoint.js';
import { {{Name}} } from './{{name}}.handler.js';

@Controller()
export class {{Name}}Controller {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint({{camel}}Routes.{{camel}})
  {{camel}}(@Body() body: {{Name}}Dto): Promise<{ id: string }> {
    return this.commands.execute(new {{Name}}(body));
  }
}
