import { Controller, Param, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { CandidateFileKindDto, type CandidateFileView, InquiryIdDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CandidatePass } from '../../persistence/candidate-pass.js';
import { SendFile } from './send-file.handler.js';

@ApiTags('franchise')
@Controller('api/franchise/candidate-files')
export class SendFileController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':kind')
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED', 'BAD_REQUEST', 'UPLOAD_NOT_A_FORM')
  @Refuses('UPLOAD_FIELD_UNKNOWN', 'UPLOAD_FILE_MISSING', 'UPLOAD_TOO_MANY', 'UPLOAD_TOO_LARGE', 'TOO_LARGE')
  @Refuses('UPLOAD_TYPE_REFUSED')
  @ApiCreatedResponse({ description: 'The field `file` is kept, in place of what was sent as this before.' })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  send(
    @Param() { kind }: CandidateFileKindDto,
    @Query() { inquiryId }: InquiryIdDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
    @Req() request: Request,
  ): Promise<CandidateFileView> {
    return this.commands.execute(new SendFile(kind, { inquiryId, userId, pass }, request));
  }
}
