import type { GatewayMovement } from '../../../payments/index.js';

/** Names a movement in both lists, whatever else they call it: `payment:pi_…`, `refund:<our id>`. */
export function keyOfMovement(movement: GatewayMovement): string {
  switch (movement.kind) {
    case 'payment':
      return `payment:${movement.chargeId}`;
    case 'plan':
      return `plan:${movement.invoiceId}`;
    case 'refund':
    case 'refund_failure':
      return `${movement.kind}:${movement.refund.refundId}`;
    default:
      return `${movement.kind}:${movement.dispute.disputeId}`;
  }
}
