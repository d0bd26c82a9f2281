import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AnswerPersonDto, type PersonErasedView } from '@northlight/contracts';
import { personsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ErasePerson } from './erase-person.handler.js';

@Controller()
export class ErasePersonController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(personsRoutes.erasePerson)
  erase(@Body() { whom, ...answer }: AnswerPersonDto): Promise<PersonErasedView> {
    return this.commands.execute(new ErasePerson(whom, answer));
  }
}
