import { Controller, Get, Header, Headers, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type WaitlistEntryView, waitlistTokenHeader } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { ShowWaitlistEntry } from './show-waitlist-entry.handler.js';

@ApiTags('waitlist')
@Controller('api/waitlist/:id')
export class ShowWaitlistEntryController {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiHeader({ name: waitlistTokenHeader, description: 'The token of the entry' })
  @ApiOkResponse({ description: 'How the party stands on the list.' })
  @ApiNotFoundResponse({ description: 'WAITLIST_ENTRY_NOT_FOUND: there is none, or not for whoever asks' })
  show(@Param('id') id: string, @Headers(waitlistTokenHeader) token: string | undefined): Promise<WaitlistEntryView> {
    return this.queries.execute(new ShowWaitlistEntry(id, token));
  }
}
