import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type ContentEntryView,
  type EditableContentView,
  type Page,
  PageDto,
  type WrittenContentView,
} from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { EditContent } from './edit-content.handler.js';
import { ListContents } from './list-contents.handler.js';
import { ListVersions } from './list-versions.handler.js';
import { ShowVersion } from './show-version.handler.js';

/** What whoever edits texts reads: as they were written, with their names not filled in. */
@ApiTags('admin')
@Controller('api/admin/content')
export class EditContentController {
  constructor(private readonly queries: QueryBus) {}

  @Roles('admin')
  @Get()
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED')
  @ApiOkResponse({ description: 'The texts that may be edited, and who wrote each of them last.' })
  list(): Promise<ContentEntryView[]> {
    return this.queries.execute(new ListContents());
  }

  @Roles('admin')
  @Get(':key')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'CONTENT_NOT_FOUND')
  @ApiOkResponse({ description: 'The text as it was written, and what its names stand for now.' })
  edit(@Param('key') key: string): Promise<EditableContentView> {
    return this.queries.execute(new EditContent(key));
  }

  @Roles('admin')
  @Get(':key/versions')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'BAD_REQUEST', 'CONTENT_NOT_FOUND')
  @ApiOkResponse({ description: 'A page of its versions, the last first.' })
  versions(@Param('key') key: string, @Query() page: PageDto): Promise<Page<ContentEntryView>> {
    return this.queries.execute(new ListVersions(key, page));
  }

  @Roles('admin')
  @Get(':key/versions/:version')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'CONTENT_NOT_FOUND')
  @ApiOkResponse({ description: 'One version as it was written.' })
  version(@Param('key') key: string, @Param('version') version: string): Promise<WrittenContentView> {
    return this.queries.execute(new ShowVersion(key, version));
  }
}
