import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { ContentView } from '@northlight/contracts';
import { Refuses } from '../../../../platform/http/refuses.js';
import { SharedRead } from '../../../../platform/http/shared-read.js';
import { ShowContent } from './show-content.handler.js';

@ApiTags('content')
@Controller('api')
export class ShowContentController {
  constructor(private readonly queries: QueryBus) {}

  @Get('content/:key')
  @SharedRead('correspondence.contents', 'log.house_rules')
  @Refuses('CONTENT_NOT_FOUND')
  @ApiOkResponse({ description: 'A text in blocks.' })
  show(@Param('key') key: string): Promise<ContentView> {
    return this.queries.execute(new ShowContent(key));
  }
}
