/** A line of a receipt. Dollars; below zero where it was taken off. */
export interface ReceiptLine {
  readonly name: string;
  /** What, when and where; null where the name says it all. */
  readonly detail: string | null;
  readonly amount: number;
}

/** Money that went to the house, or came back from it: then its amount is below zero. Dollars. */
export interface ReceiptMovement {
  readonly name: string;
  /** ISO instant. */
  readonly at: string;
  readonly amount: number;
}

/** GET /api/orders/{id}/receipt: what was paid online for an order, and what of it went back, in words for people. */
export interface ReceiptView {
  readonly orderId: string;
  readonly reference: string;
  /** Who sold it. */
  readonly house: { readonly name: string; readonly address: string | null; readonly email: string };
  /** Empty once the person was erased. */
  readonly customerName: string;
  readonly customerEmail: string;
  /** ISO instants: when it was ordered, and when it was paid. */
  readonly orderedAt: string;
  readonly paidAt: string;
  /** In which its days are written: the venue's. */
  readonly timezone: string;
  /** What was sold, at what was paid for it. */
  readonly lines: readonly ReceiptLine[];
  /** What makes the total out of the lines. */
  readonly charges: readonly ReceiptLine[];
  /** What all of it came to when it was paid. Dollars. */
  readonly total: number;
  /** The oldest first. */
  readonly movements: readonly ReceiptMovement[];
  /** What the house has of it now. Dollars. */
  readonly balance: number;
}
