import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CreatePromotionDto } from '@northlight/contracts';
import { CreatePromotion } from '../../contexts/promotions/index.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { addDaysTo } from '../../platform/kernel/venue-time.js';

/** The account that the first admin of the house has. */
const FIRST_ADMIN = 1;

const promotions: readonly Omit<CreatePromotionDto, 'starts' | 'ends'>[] = [
  { code: 'WELCOME10', kind: 'percent', value: 10, appliesTo: 'both', uses: 1_000, usesPerCustomer: 1, minimum: 0 },
  { code: 'PRINTS5', kind: 'amount', value: 5, appliesTo: 'goods', uses: 200, usesPerCustomer: 2, minimum: 20 },
];

/** Two promo codes that are good for a year from the first load on. @returns how many are new */
export async function loadPromotions(app: INestApplicationContext): Promise<number> {
  const commands = app.get(CommandBus);
  const starts = app.get(Clock).now().toISOString().slice(0, 10);
  const days = { starts: addDaysTo(starts, -1), ends: addDaysTo(starts, 365) };
  let added = 0;
  for (const promotion of promotions) {
    try {
      await commands.execute(new CreatePromotion({ ...promotion, ...days }, FIRST_ADMIN));
      added++;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'PROMO_EXISTS') throw error;
    }
  }
  return added;
}
