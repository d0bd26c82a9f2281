import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CardRefunds } from '../../card-refunds.js';

/** Returned items have arrived: what was paid for them goes back to the card. */
export class RefundReturn extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly returnId: string,
  ) {
    super();
  }
}

@CommandHandler(RefundReturn)
export class RefundReturnHandler implements ICommandHandler<RefundReturn> {
  constructor(private readonly refunds: CardRefunds) {}

  /** Safe to repeat: the refund has the id of the return. */
  execute({ orderId, returnId }: RefundReturn): Promise<void> {
    return this.refunds.refundReturn(orderId, returnId);
  }
}
