import { Controller, Headers, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type WaitlistEntryView, waitlistTokenHeader } from '@northlight/contracts';
import { waitlistRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { ShowWaitlistEntry } from './show-waitlist-entry.handler.js';

@Controller()
export class ShowWaitlistEntryController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(waitlistRoutes.showWaitlistEntry)
  show(@Param('id') id: string, @Headers(waitlistTokenHeader) token: string | undefined): Promise<WaitlistEntryView> {
    return this.queries.execute(new ShowWaitlistEntry(id, token));
  }
}
