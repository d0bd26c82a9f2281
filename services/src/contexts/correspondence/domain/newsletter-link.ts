const day = 86_400_000;
/** Days for which the link that confirms an address is good. */
export const linkDays = 7;

/** An entry in the list of the newsletter, as far as a link may change it. */
interface Entry {
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly isGone: boolean;
}

/** True while the link of the mail may put this address on the list; pressed again, it has nothing left to do. */
export const mayConfirm = ({ askedAt, confirmedAt, isGone }: Entry, now: Date): boolean =>
  !isGone && (confirmedAt !== null || now.getTime() < askedAt.getTime() + linkDays * day);
