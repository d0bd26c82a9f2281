interface SiteSettings {
  readonly PUBLIC_URL: string;
  readonly PRODUCT_NAME: string;
}

/** The site as passkeys know it: they are bound to its host, and are not given to any other. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

export const relyingPartyOf = ({ PUBLIC_URL, PRODUCT_NAME }: SiteSettings): RelyingParty => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { id: hostname, origin, name: PRODUCT_NAME };
};
