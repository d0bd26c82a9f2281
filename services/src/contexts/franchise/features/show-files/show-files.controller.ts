import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type CandidateFileView, FranchiseIdDto, InquiryFileDto, InquiryIdDto } from '@northlight/contracts';
import type { Response } from 'express';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CandidatePass } from '../../persistence/candidate-pass.js';
import { DownloadFile, ShowFiles } from './show-files.handler.js';

@ApiTags('franchise')
@Controller('api')
export class ShowFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('franchise/inquiry/:inquiryId/files')
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED')
  @ApiOkResponse({ description: 'The files that were sent for an inquiry, for the browser that has shown the code.' })
  list(
    @Param() { inquiryId }: InquiryIdDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<readonly CandidateFileView[]> {
    return this.queries.execute(new ShowFiles({ inquiryId, userId, pass }));
  }

  @Get('franchise/candidate-files/:id')
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED', 'CANDIDATE_FILE_NOT_FOUND')
  @ApiOkResponse({ description: 'A file of the inquiry that the pass of this browser opens, to be saved.' })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  own(
    @Param() { id }: FranchiseIdDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.send(new DownloadFile(id, { userId, pass }), response);
  }

  @Roles('admin')
  @Get('admin/franchise-inquiries/:id/candidate-files/:fileId')
  @Refuses('NOT_SIGNED_IN', 'NOT_ALLOWED', 'INVALID_INPUT', 'CANDIDATE_FILE_NOT_FOUND')
  @ApiOkResponse({ description: 'A file that a candidate has sent, to be saved; who did so is in the audit.' })
  ofCandidate(
    @Param() { id: inquiryId, fileId }: InquiryFileDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.send(new DownloadFile(fileId, { inquiryId }), response);
  }

  /** What others have sent is saved, never shown: no browser makes a page of it under our name. */
  private async send(wanted: DownloadFile, response: Response): Promise<StreamableFile> {
    const { name, type, content } = await this.queries.execute(wanted);
    response.attachment(name).set({
      'Content-Type': type,
      'Content-Length': String(content.length),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'no-store',
    });
    return new StreamableFile(content, { type });
  }
}
