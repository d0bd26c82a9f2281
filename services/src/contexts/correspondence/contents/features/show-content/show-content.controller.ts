import { Controller, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { ContentView } from '@northlight/contracts';
import { contentRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { SharedRead } from '../../../../../platform/http/shared-read.js';
import { ShowContent } from './show-content.handler.js';

@Controller()
export class ShowContentController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(contentRoutes.showContent)
  @SharedRead('correspondence.contents', 'log.house_rules')
  show(@Param('key') key: string): Promise<ContentView> {
    return this.queries.execute(new ShowContent(key));
  }
}
