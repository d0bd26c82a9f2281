import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ValidateAccessDto } from '@northlight/contracts';
import type { Consumption } from '../../../../../platform/kernel/limit.js';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { RateLimiter } from '../../../../../platform/limits/rate-limiter.js';
import { accessLimits } from '../../../domain/try-limit.js';
import { CandidateAccess } from '../../../persistence/candidate-access.js';
import { Inquiries } from '../../../persistence/inquiries.repository.js';

interface Visitor {
  readonly userId: number;
  readonly address: string;
}

/** Somebody shows an access code. Its result is the pass for their browser; null: the code opens nothing to them. */
export class ValidateAccess extends Command<string | null> {
  constructor(
    readonly claim: ValidateAccessDto,
    readonly visitor: Visitor,
  ) {
    super();
  }
}

/** An unknown inquiry, a wrong code, one that has expired and one of another account get the same answer. */
@CommandHandler(ValidateAccess)
export class ValidateAccessHandler implements ICommandHandler<ValidateAccess> {
  constructor(
    private readonly inquiries: Inquiries,
    private readonly access: CandidateAccess,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ claim: { inquiryId, accessCode }, visitor }: ValidateAccess): Promise<string | null> {
    const counted = countedFor(inquiryId, visitor);
    await this.limiter.consume(counted);
    const inquiry = await this.inquiries.find(inquiryId);
    const isOpened = this.access.isOpenedBy(accessCode, inquiry, visitor.userId);
    if (!inquiry || !isOpened || !(await this.inquiries.bind(inquiry, visitor.userId))) return null;
    await this.limiter.reward(counted);
    return this.access.passFor(inquiry, visitor.userId);
  }
}

const countedFor = (inquiryId: number, { userId, address }: Visitor): Consumption[] => [
  { limit: accessLimits.user, whose: String(userId) },
  { limit: accessLimits.address, whose: networkOf(address) },
  { limit: accessLimits.inquiry, whose: `${inquiryId}\n${networkOf(address)}` },
];
