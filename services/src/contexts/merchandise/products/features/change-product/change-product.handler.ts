import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeProductDto, ManagedProductView } from '@northlight/contracts';
import { Clock } from '../../../../../platform/kernel/clock.js';
import { EditedProducts } from '../../../persistence/edited-products.js';
import { Products } from '../../../persistence/products.repository.js';

/** Other words, another price or another count for a product, or its way out of the shop and back. */
export class ChangeProduct extends Command<ManagedProductView> {
  constructor(
    readonly id: number,
    readonly input: Partial<ChangeProductDto>,
  ) {
    super();
  }
}

@CommandHandler(ChangeProduct)
export class ChangeProductHandler implements ICommandHandler<ChangeProduct> {
  constructor(
    private readonly edited: EditedProducts,
    private readonly products: Products,
    private readonly clock: Clock,
  ) {}

  /** @throws {Refusal} PRODUCT_NOT_FOUND, PRODUCT_SLUG_TAKEN, CONFLICT */
  async execute({ id, input }: ChangeProduct): Promise<ManagedProductView> {
    await this.edited.change(id, input, this.clock.now());
    return this.products.stored(id);
  }
}
