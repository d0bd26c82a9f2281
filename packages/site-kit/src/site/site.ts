interface Site {
  readonly productName: string;
}

const read = (): Site => {
  try {
    const saved = JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Partial<Site>;
    return { productName: saved.productName || 'Northlight Immersive' };
  } catch {
    return { productName: 'Northlight Immersive' };
  }
};

/** What the document says about the site (`<script type="application/json" id="site">`), read once. */
export const site: Site = read();

/** 'Northlight Immersive' → 'northlight-immersive', for keys in the browser's storage. */
export const productSlug = site.productName
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '');
