import { Body, Controller, Delete } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ErasePersonDto, type PersonErasedView } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { ErasePerson } from './erase-person.handler.js';

@ApiTags('admin')
@Controller('api/admin/persons')
export class ErasePersonController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Delete()
  @ApiOkResponse({ description: 'Name, e-mail, phone and messages are gone for good; bookings, seats and money stay.' })
  async erase(@Body() { email }: ErasePersonDto): Promise<PersonErasedView> {
    return { erased: await this.commands.execute(new ErasePerson({ email })) };
  }
}
