import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AnswerPersonDto, type PersonDataView } from '@northlight/contracts';
import { personsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { TellPerson } from './tell-person.handler.js';

@Controller()
export class TellPersonController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(personsRoutes.tellPerson)
  tell(@Body() { whom, ...answer }: AnswerPersonDto): Promise<PersonDataView> {
    return this.commands.execute(new TellPerson(whom, answer));
  }
}
