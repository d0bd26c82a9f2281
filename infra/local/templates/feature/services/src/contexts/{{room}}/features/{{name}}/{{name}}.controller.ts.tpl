import { Body, Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { {{Name}}Dto } from '@northlight/contracts';
import { {{Name}} } from './{{name}}.handler.js';

@ApiTags('{{room}}')
@Controller('api/{{room}}')
export class {{Name}}Controller {
  constructor(private readonly commands: CommandBus) {}

  @Post('{{name}}')
  @ApiCreatedResponse({ description: 'Done; the answer names what it concerns.' })
  {{camel}}(@Body() body: {{Name}}Dto): Promise<{ id: string }> {
    return this.commands.execute(new {{Name}}(body));
  }
}
