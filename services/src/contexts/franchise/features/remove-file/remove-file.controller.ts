import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { FranchiseIdDto } from '@northlight/contracts';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { CandidatePass } from '../../persistence/candidate-pass.js';
import { RemoveFile } from './remove-file.handler.js';

@ApiTags('franchise')
@Controller('api/franchise/candidate-files')
export class RemoveFileController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @HttpCode(204)
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'ACCESS_CODE_NEEDED', 'CANDIDATE_FILE_NOT_FOUND')
  @ApiNoContentResponse({ description: 'The file is deleted.' })
  remove(
    @Param() { id }: FranchiseIdDto,
    @CurrentUser() { id: userId }: Principal,
    @CandidatePass() pass: string | undefined,
  ): Promise<void> {
    return this.commands.execute(new RemoveFile(id, { userId, pass }));
  }
}
