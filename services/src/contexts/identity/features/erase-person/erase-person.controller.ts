import { Body, Controller, Delete } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnswerPersonDto, type PersonErasedView } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ErasePerson } from './erase-person.handler.js';

@ApiTags('admin')
@Controller('api/admin/persons')
export class ErasePersonController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Delete()
  @Refuses('INVALID_INPUT', 'USER_NOT_FOUND', 'ONLY_ADMIN', 'ERASURE_UNFINISHED')
  @ApiOkResponse({
    description: 'Account, name, e-mail, phone and messages are gone for good; bookings, seats and money stay.',
  })
  erase(@Body() { whom, ...answer }: AnswerPersonDto): Promise<PersonErasedView> {
    return this.commands.execute(new ErasePerson(whom, answer));
  }
}
