import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnswerPersonDto, type PersonToldView } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { TellPerson } from './tell-person.handler.js';

@ApiTags('admin')
@Controller('api/admin/persons/export')
export class TellPersonController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'USER_NOT_FOUND')
  @ApiOkResponse({ description: 'All that is kept of somebody, with the reasons; that it was asked for is on record.' })
  tell(@Body() { whom, ...answer }: AnswerPersonDto): Promise<PersonToldView> {
    return this.commands.execute(new TellPerson(whom, answer));
  }
}
