import { Controller, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { type AccessCodeView, FranchiseIdDto } from '@northlight/contracts';
import { Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { GenerateAccess } from './generate-access.handler.js';

@ApiTags('admin')
@Controller('api/admin/franchise-inquiries')
export class GenerateAccessController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @Post(':id/generate-access')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'INQUIRY_NOT_FOUND', 'INQUIRY_NOT_INVITED')
  @ApiCreatedResponse({ description: 'A new access code, told this once; the one before it opens nothing any more.' })
  generate(@Param() { id }: FranchiseIdDto): Promise<AccessCodeView> {
    return this.commands.execute(new GenerateAccess(id));
  }
}
