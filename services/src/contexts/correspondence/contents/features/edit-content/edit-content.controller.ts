import { Controller, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  type ContentEntryView,
  type EditableContentView,
  type Page,
  PageDto,
  type WrittenContentView,
} from '@northlight/contracts';
import { contentRoutes } from '@northlight/contracts/routes';
import { Compressed } from '../../../../../platform/http/encoded-answer.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { EditContent } from './edit-content.handler.js';
import { ListContents } from './list-contents.handler.js';
import { ListVersions } from './list-versions.handler.js';
import { ShowVersion } from './show-version.handler.js';

/** What whoever edits texts reads: as they were written, with their names not filled in. */
@Controller()
export class EditContentController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(contentRoutes.listContent)
  list(): Promise<ContentEntryView[]> {
    return this.queries.execute(new ListContents());
  }

  @Compressed()
  @Endpoint(contentRoutes.editContent)
  edit(@Param('key') key: string): Promise<EditableContentView> {
    return this.queries.execute(new EditContent(key));
  }

  @Endpoint(contentRoutes.listContentVersions)
  versions(@Param('key') key: string, @Query() page: PageDto): Promise<Page<ContentEntryView>> {
    return this.queries.execute(new ListVersions(key, page));
  }

  @Compressed()
  @Endpoint(contentRoutes.showContentVersion)
  version(@Param('key') key: string, @Param('version') version: string): Promise<WrittenContentView> {
    return this.queries.execute(new ShowVersion(key, version));
  }
}
