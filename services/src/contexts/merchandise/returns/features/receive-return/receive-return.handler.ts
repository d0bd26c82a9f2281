import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderReturnView, ReceiveReturnDto } from '@northlight/contracts';
import { OpenedOrders } from '../../../persistence/opened-orders.js';
import { type NamedReturn, ReturnBook } from '../../../persistence/return-book.js';

/** Returned items have arrived: what of them is good goes back on sale, and their money to who paid. */
export class ReceiveReturn extends Command<OrderReturnView> {
  constructor(
    readonly returned: NamedReturn,
    readonly input: ReceiveReturnDto,
    readonly key?: string,
  ) {
    super();
  }
}

@CommandHandler(ReceiveReturn)
export class ReceiveReturnHandler implements ICommandHandler<ReceiveReturn> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly returns: ReturnBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, RETURN_NOT_FOUND, RETURN_NOT_OPEN, RETURN_TOO_MANY */
  async execute({ returned: { order: name, returnId }, input, key: sent }: ReceiveReturn): Promise<OrderReturnView> {
    const order = await this.opened.findAtDesk(name);
    const key = this.opened.requestOf(order, sent, { ...input, returnId, command: 'receive-return' });
    return this.returns.receive(order, returnId, { input, key });
  }
}
