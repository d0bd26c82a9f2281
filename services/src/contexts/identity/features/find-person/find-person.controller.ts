import { Controller, Get, Header, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FindPersonDto, type PersonFoundView } from '@northlight/contracts';
import { NotedLook } from '../../../../platform/audit/noted-look.js';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { FindPerson } from './find-person.handler.js';

@ApiTags('admin')
@Controller('api/admin/persons')
export class FindPersonController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @NotedLook({ room: 'booking', kind: 'persons', what: 'searched' })
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT')
  @ApiOkResponse({
    description: 'What is kept of somebody in every room, an entry each; accounts that are deactivated, too.',
  })
  find(@Query() { search }: FindPersonDto): Promise<PersonFoundView> {
    return this.queries.execute(new FindPerson(search));
  }
}
