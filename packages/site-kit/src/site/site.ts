interface Site {
  readonly productName: string;
  /** Where visitors write to; empty where the document does not say. */
  readonly supportEmail: string;
  /** The document was asked for without a session cookie: nobody can be signed in yet. */
  readonly isVisitor: boolean;
  /** Where the document was traced: its calls are parts of that (W3C Trace Context). */
  readonly trace?: string | undefined;
}

const unnamed: Site = { productName: 'Northlight Immersive', supportEmail: '', isVisitor: false };

const read = (): Site => {
  try {
    const saved = JSON.parse(document.getElementById('site')?.textContent ?? '{}') as Partial<Site>;
    return {
      productName: saved.productName || unnamed.productName,
      supportEmail: saved.supportEmail ?? '',
      isVisitor: saved.isVisitor === true,
      trace: saved.trace,
    };
  } catch {
    return unnamed;
  }
};

/** What the document says about the site (`<script type="application/json" id="site">`), read once. */
export const site: Site = read();

/** 'Northlight Immersive' → 'northlight-immersive', for keys in the browser's storage. */
export const productSlug = site.productName
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '');
