/** The candidate portal is opened by a link with a code in its query (decisions.md C9). */
const portal = '/franchise/portal';

interface DocumentRequest {
  readonly path: string;
  /** The address with its query, as it was sent. */
  readonly originalUrl: string;
}

/**
 * The same address with the code behind the #, which browsers send to nobody: not as a referrer either, which some still
 * send with what a style sheet asks for, whatever the document's policy. Undefined where there is no code.
 */
export function behindHash({ path, originalUrl }: DocumentRequest): string | undefined {
  const [, query = ''] = /\?(.*)$/.exec(originalUrl) ?? [];
  return path === portal && new URLSearchParams(query).has('accessCode') ? `${portal}#${query}` : undefined;
}
