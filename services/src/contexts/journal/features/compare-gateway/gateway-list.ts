import { addDaysTo, officeZone, startOfDay } from '../../../../platform/kernel/venue-time.js';
import type { GatewayMovement, PaymentGateway } from '../../../payments/index.js';

/** The instants between which a day of the office lies. */
export const spanOfDay = (day: string) => ({
  from: startOfDay(day, officeZone),
  to: startOfDay(addDaysTo(day, 1), officeZone),
});

/** What moved at the gateway on a day of the office, from its first page to its last. */
export async function* movementsOf(gateway: PaymentGateway, day: string): AsyncGenerator<GatewayMovement> {
  let after: string | undefined;
  do {
    const { movements, next } = await gateway.movements({ ...spanOfDay(day), after });
    yield* movements;
    after = next ?? undefined;
  } while (after);
}
