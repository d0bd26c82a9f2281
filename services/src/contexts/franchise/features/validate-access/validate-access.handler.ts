import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ValidateAccessDto } from '@northlight/contracts';
import { Clock } from '../../../../platform/kernel/clock.js';
import { networkOf } from '../../../../platform/kernel/network-of.js';
import type { Counted } from '../../../../platform/privacy/try-counter.js';
import { accessLimits } from '../../domain/try-limit.js';
import { CandidateAccess } from '../../persistence/candidate-access.js';
import { Inquiries } from '../../persistence/inquiries.repository.js';
import { Tries } from '../../persistence/tries.repository.js';

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
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly inquiries: Inquiries,
    private readonly access: CandidateAccess,
    private readonly tries: Tries,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} TOO_MANY_TRIES */
  async execute({ claim: { inquiryId, accessCode }, visitor }: ValidateAccess): Promise<string | null> {
    const at = this.clock.now();
    const counted = countedFor(inquiryId, visitor);
    await this.tries.take(counted, at);
    const inquiry = await this.inquiries.find(inquiryId);
    const isOpened = this.access.isOpenedBy(accessCode, inquiry, visitor.userId);
    if (!inquiry || !isOpened || !(await this.inquiries.bind(inquiry, visitor.userId))) return null;
    await this.tries.giveBack(counted, at);
    return this.access.passFor(inquiry, visitor.userId);
  }
}

const countedFor = (inquiryId: number, { userId, address }: Visitor): Counted[] => [
  { limit: accessLimits.user, whose: String(userId) },
  { limit: accessLimits.address, whose: networkOf(address) },
  { limit: accessLimits.inquiry, whose: String(inquiryId) },
];
