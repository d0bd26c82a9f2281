import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderReturnView, RequestReturnDto } from '@northlight/contracts';
import { OpenedOrders, type OrderRequest } from '../../../persistence/opened-orders.js';
import { ReturnBook } from '../../../persistence/return-book.js';

/** A customer sends items of an order back. */
export class RequestReturn extends Command<OrderReturnView> {
  constructor(
    readonly request: OrderRequest,
    readonly input: RequestReturnDto,
  ) {
    super();
  }
}

@CommandHandler(RequestReturn)
export class RequestReturnHandler implements ICommandHandler<RequestReturn> {
  constructor(
    private readonly opened: OpenedOrders,
    private readonly returns: ReturnBook,
  ) {}

  /** @throws {Refusal} ORDER_NOT_FOUND, RETURN_NOT_POSSIBLE, RETURN_TOO_MANY */
  async execute({ request, input }: RequestReturn): Promise<OrderReturnView> {
    const { order } = await this.opened.find(request);
    const key = this.opened.requestOf(order, request.key, { ...input, command: 'request-return' });
    return this.returns.request(order, input, key);
  }
}
