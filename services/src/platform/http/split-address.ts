/** The parts of an address as a request has it: what stands behind the first question mark may have others in it. */
export function splitAddress(url: string): { readonly path: string; readonly query: string } {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}
