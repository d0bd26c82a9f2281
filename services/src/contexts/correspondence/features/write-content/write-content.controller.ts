import { Body, Controller, HttpCode, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { WriteContentDto } from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { WriteContent } from './write-content.handler.js';

@ApiTags('admin')
@Controller('api/admin/content')
export class WriteContentController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Put(':key')
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'CONTENT_NOT_FOUND', 'CONFLICT')
  @ApiNoContentResponse({ description: 'The next read of anybody has the new text.' })
  write(@Param('key') key: string, @Body() content: WriteContentDto, @CurrentUser() user: Principal): Promise<void> {
    return this.commands.execute(new WriteContent(key, content, `user:${user.id}`));
  }
}
