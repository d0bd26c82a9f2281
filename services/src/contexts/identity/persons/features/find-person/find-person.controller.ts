import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindPersonDto, type PersonFoundView } from '@northlight/contracts';
import { personsRoutes } from '@northlight/contracts/routes';
import { NotedLook } from '../../../../../platform/audit/noted-look.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { FindPerson } from './find-person.handler.js';

@Controller()
export class FindPersonController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(personsRoutes.findPerson)
  @NotedLook({ room: 'booking', kind: 'persons', what: 'searched' })
  find(@Query() { search }: FindPersonDto): Promise<PersonFoundView> {
    return this.queries.execute(new FindPerson(search));
  }
}
