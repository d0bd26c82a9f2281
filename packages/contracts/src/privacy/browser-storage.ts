/** Something that pages keep in the browser, and that is sent nowhere. */
interface Stored {
  /** Of its keys, after the name of the product where one stands before them. */
  readonly keys: RegExp;
  /** `local` stays until it is cleared, `session` ends with the tab. */
  readonly where: 'local' | 'session' | 'both';
}

/** All that pages keep in a browser; /privacy lists it. */
export const browserStorage = {
  theme: { keys: /^theme$/, where: 'local' },
  cart: { keys: /^cart(?:-of-account)?$/, where: 'local' },
  /** Drafts of somebody who is signed in: they end with the sign-out, or after 30 days. */
  drafts: { keys: /^account-/, where: 'both' },
  booking: {
    keys: /^(?:booking-draft|checkout-draft|unanswered-bookings|(?:booked|firm)-.+)$/,
    where: 'session',
  },
  /** What opens a booking, an order or an invitation. */
  links: { keys: /^(?:manage-.+|order-.+|franchise-(?:invitation|portal))$/, where: 'session' },
  places: { keys: /^scroll-places$/, where: 'session' },
  /** For staff: what was said before a reload, failures that were put away, and how the queue board (Bull Board) is set. */
  staff: { keys: /^(?:admin-words|northlight:dismissed-uploads|board-settings|loglevel)$/, where: 'both' },
} as const satisfies Record<string, Stored>;

export type StorageKind = keyof typeof browserStorage;
export const storageKinds = Object.keys(browserStorage) as StorageKind[];

/** Which of them a key is of; undefined for one that is not of the list. @param slug stands before keys of the product */
export const storageKindOf = (key: string, slug: string): StorageKind | undefined => {
  const bare = key.startsWith(`${slug}-`) ? key.slice(slug.length + 1) : key;
  return storageKinds.find((kind) => browserStorage[kind].keys.test(bare));
};
