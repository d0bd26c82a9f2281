import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderReturnView, PayBackReturnDto } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { type NamedReturn, ReturnBook } from '../../../persistence/return-book.js';

/** The desk pays a return back. */
export class PayBackReturn extends Command<OrderReturnView> {
  constructor(
    readonly returned: NamedReturn,
    readonly input: PayBackReturnDto,
    readonly key?: string,
  ) {
    super();
  }
}

@CommandHandler(PayBackReturn)
export class PayBackReturnHandler implements ICommandHandler<PayBackReturn> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly returns: ReturnBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, RETURN_NOT_FOUND, RETURN_NOT_DUE */
  async execute({ returned: { order: name, returnId }, input, key: sent }: PayBackReturn): Promise<OrderReturnView> {
    const order = await this.opened.findAtDesk(name);
    const key = this.opened.requestOf(order, sent, { ...input, returnId, command: 'pay-back-return' });
    return this.returns.payBack(order, returnId, { input, key });
  }
}
