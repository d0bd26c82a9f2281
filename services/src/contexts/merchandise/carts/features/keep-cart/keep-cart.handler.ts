import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CartView } from '@northlight/contracts';
import { Refusal } from '../../../../../platform/kernel/refusal.js';
import { savedLine } from '../../../domain/cart-lines.js';
import { Carts } from '../../../persistence/carts.repository.js';

/** Puts a whole cart in place of the version that was changed. */
export class KeepCart extends Command<CartView> {
  constructor(
    readonly userId: number,
    readonly cart: CartView,
  ) {
    super();
  }
}

@CommandHandler(KeepCart)
export class KeepCartHandler implements ICommandHandler<KeepCart> {
  constructor(private readonly carts: Carts) {}

  /** @throws {Refusal} CART_MOVED where another device wrote meanwhile */
  async execute({ userId, cart: { version, lines } }: KeepCart): Promise<CartView> {
    const saved = await this.carts.replace(userId, { version, lines: lines.map(savedLine) });
    if (!saved) throw new Refusal('CART_MOVED');
    return saved;
  }
}
