import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { WriteContentDto } from '@northlight/contracts';
import { contentRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { WriteContent } from './write-content.handler.js';

@Controller()
export class WriteContentController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(contentRoutes.writeContent)
  write(@Param('key') key: string, @Body() content: WriteContentDto, @CurrentUser() user: Principal): Promise<void> {
    return this.commands.execute(new WriteContent(key, content, `user:${user.id}`));
  }
}
