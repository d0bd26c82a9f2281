import { Controller, Param, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CandidateFileKindDto, type CandidateFileView, InquiryIdDto } from '@northlight/contracts';
import { candidatesRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CandidatePass } from '../../../persistence/candidate-pass.js';
import { SendFile } from './send-file.handler.js';

@Controller()
export class SendFileController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(candidatesRoutes.sendCandidateFile)
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
