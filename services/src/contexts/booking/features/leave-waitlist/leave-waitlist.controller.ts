import { Controller, Delete, Headers, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { waitlistTokenHeader } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { LeaveWaitlist } from './leave-waitlist.handler.js';

@ApiTags('waitlist')
@Controller('api/waitlist/:id')
export class LeaveWaitlistController {
  constructor(private readonly commands: CommandBus) {}

  @Public()
  @Delete()
  @HttpCode(204)
  @ApiHeader({ name: waitlistTokenHeader, description: 'The token of the entry' })
  @ApiNoContentResponse({ description: 'The party is off the list; seats that were offered to it come back.' })
  @ApiNotFoundResponse({ description: 'WAITLIST_ENTRY_NOT_FOUND: there is none, or not for whoever asks' })
  async leave(@Param('id') id: string, @Headers(waitlistTokenHeader) token: string | undefined): Promise<void> {
    await this.commands.execute(new LeaveWaitlist(id, token));
  }
}
