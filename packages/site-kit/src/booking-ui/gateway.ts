/** Leaves the site for the page on which an order or a plan is paid. One object, so that a spec can see where a press leads. */
export const gateway = { open: (url: string): void => location.assign(url) };

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/** True for an address that a customer may be sent to: encrypted, or the sandbox on one's own machine. */
export const isSafeAddress = (url: string): boolean => {
  const { protocol, hostname } = parsed(url) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname ?? ''));
};

const parsed = (url: string): URL | undefined => {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
};
