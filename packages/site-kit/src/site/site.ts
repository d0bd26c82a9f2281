interface Site {
  readonly productName: string;
  /** The document was asked for without a session cookie: nobody can be signed in yet. */
  readonly isVisitor: boolean;
}

const read = (): Site => {
  try {
    const saved = JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Partial<Site>;
    return { productName: saved.productName || 'Northlight Immersive', isVisitor: saved.isVisitor === true };
  } catch {
    return { productName: 'Northlight Immersive', isVisitor: false };
  }
};

/** What the document says about the site (`<script type="application/json" id="site">`), read once. */
export const site: Site = read();

/** 'Northlight Immersive' → 'northlight-immersive', for keys in the browser's storage. */
export const productSlug = site.productName
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '');
