import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { IssueVoucherDto, VoucherIssuedView } from '@northlight/contracts';
import { EventStore, type Work } from '@northlight/event-store';
import { Settings } from '../../../../platform/config/settings.js';
import { requestKeyOf } from '../../../../platform/idempotency/request-key.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { freshId } from '../../../../platform/kernel/fresh-id.js';
import { centsOf } from '../../../../platform/kernel/money.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Entropy } from '../../../../platform/privacy/entropy.js';
import { voucher } from '../../domain/voucher.js';
import { endOf, ledgerOf } from '../../domain/voucher-code.js';
import { expiryOf } from '../../domain/voucher-dates.js';
import { voucherStream } from '../../domain/voucher-id.js';
import { Recipients } from '../../persistence/recipients.js';
import { freshCode, hashOf } from '../../persistence/voucher-codes.js';

/** Who issues a voucher, and under which Idempotency-Key. */
export interface Issuer {
  readonly userId: number;
  readonly key: string | undefined;
}

interface Issue {
  readonly request: IssueVoucherDto;
  readonly issuer: Issuer;
}

/** The house gives somebody money to spend here: a mail brings them the code. */
export class IssueVoucher extends Command<VoucherIssuedView> {
  constructor(
    readonly request: IssueVoucherDto,
    readonly issuer: Issuer,
  ) {
    super();
  }
}

@CommandHandler(IssueVoucher)
export class IssueVoucherHandler implements ICommandHandler<IssueVoucher> {
  private readonly chance = new Entropy();

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly events: EventStore,
    private readonly recipients: Recipients,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} IDEMPOTENCY_KEY_MISSING, VOUCHER_EXPIRES_EARLY, VOUCHER_EXPIRES_LATE */
  execute({ request, issuer }: IssueVoucher): Promise<VoucherIssuedView> {
    const scope = `user:${issuer.userId}`;
    const key = requestKeyOf(issuer.key, { scope, body: request, secrets: this.settings });
    if (!key) throw new Refusal('IDEMPOTENCY_KEY_MISSING');
    const code = freshCode(this.chance, `${scope} ${key.key}`);
    const decide = (work: Work) => this.decide(work, code, { request, issuer });
    return this.events.transaction(ledgerOf(code) as number, decide, key);
  }

  private decide(work: Work, code: string, { request, issuer }: Issue): VoucherIssuedView {
    const at = this.clock.now();
    const [id, recipientRef] = [freshId(at), freshId(at)];
    const expires = expiryOf(request.expires, at);
    const issued = { amount: centsOf(request.amount), expires, issuedBy: issuer.userId };
    const names = { recipientRef, codeHash: hashOf(code), codeEnd: endOf(code) };
    work.begin(voucher, voucherStream(id), { type: 'IssueVoucher', ...issued, ...names });
    const { recipientName: name, recipientEmail: email, message = '' } = request;
    work.keep(this.recipients, { ref: recipientRef, details: { name, email, message, code } });
    work.enqueue('voucher-issued', { ledger: ledgerOf(code), voucherId: id });
    return { id, codeEnd: names.codeEnd, amount: request.amount, expires };
  }
}
