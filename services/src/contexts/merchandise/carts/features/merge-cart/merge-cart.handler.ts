import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CartView, SavedLine } from '@northlight/contracts';
import { savedLine } from '../../../domain/cart-lines.js';
import { Carts } from '../../../persistence/carts.repository.js';

/** Takes what was in a browser's cart into the cart of the account. */
export class MergeCart extends Command<CartView> {
  constructor(
    readonly userId: number,
    readonly lines: readonly SavedLine[],
  ) {
    super();
  }
}

@CommandHandler(MergeCart)
export class MergeCartHandler implements ICommandHandler<MergeCart> {
  constructor(private readonly carts: Carts) {}

  execute({ userId, lines }: MergeCart): Promise<CartView> {
    return this.carts.merge(userId, lines.map(savedLine));
  }
}
