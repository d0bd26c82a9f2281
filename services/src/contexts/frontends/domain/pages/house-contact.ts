import { addressText } from '@northlight/contracts';
import { flagshipOf, type Site, type SiteFacts } from './site-facts.js';

/** How to reach the house without its site. */
export interface HouseContact {
  readonly email: string;
  /** On one line; absent while no venue is known to be open. */
  readonly address?: string;
  /** As it is written; absent where the house answers by mail alone. */
  readonly phone?: string;
}

export const houseContact = (facts: SiteFacts, { supportEmail }: Site): HouseContact => {
  const house = flagshipOf(facts);
  if (!house) return { email: supportEmail };
  const phone = facts.flagship?.id === house.id ? facts.flagship.phone : null;
  return {
    email: supportEmail,
    address: addressText(house),
    ...(phone ? { phone } : {}),
  };
};
