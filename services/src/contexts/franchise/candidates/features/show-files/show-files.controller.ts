import { Controller, Param, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type CandidateFileView, FranchiseIdDto, InquiryFileDto, InquiryIdDto } from '@northlight/contracts';
import { candidatesRoutes, inquiriesRoutes } from '@northlight/contracts/routes';
import type { Response } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { CandidatePass } from '../../../persistence/candidate-pass.js';
import { DownloadFile, ShowFiles } from './show-files.handler.js';

@Controller()
export class ShowFilesController {
  constructor(private readonly queries: QueryBus) {}

  @Endpoint(candidatesRoutes.listCandidateFiles)
  list(
    @Param() { inquiryId }: InquiryIdDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<readonly CandidateFileView[]> {
    return this.queries.execute(new ShowFiles({ inquiryId, userId, pass }));
  }

  @Endpoint(candidatesRoutes.downloadCandidateFile)
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  own(
    @Param() { id }: FranchiseIdDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return this.send(new DownloadFile(id, { userId, pass }), response);
  }

  @Endpoint(inquiriesRoutes.downloadFileOfCandidate)
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
