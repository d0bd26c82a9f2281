/** Who is asked for: whoever has an address, or the owner of an account. */
export type AccountLookup = { readonly email: string } | { readonly account: number } | { readonly username: string };

/** What somebody typed: an e-mail, a username, or "#" and the number of an account. */
export function parseAccountLookup(text: string): AccountLookup {
  const typed = text.trim();
  if (/^#\d{1,9}$/.test(typed)) return { account: Number(typed.slice(1)) };
  return typed.includes('@') ? { email: typed } : { username: typed };
}
