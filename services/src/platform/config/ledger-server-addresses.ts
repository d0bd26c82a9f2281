/** One or several `name=postgres://…`. */
export const ledgerServers =
  /^(?!home=)[a-z][a-z0-9-]*=postgres(ql)?:\/\/[^\s,]+(,(?!home=)[a-z][a-z0-9-]*=postgres(ql)?:\/\/[^\s,]+)*$/;

/** The address of each server beside the home database, by its name. */
export const serverAddresses = (setting = ''): Map<string, string> =>
  new Map(
    setting
      .split(',')
      .filter(Boolean)
      .map((one): [string, string] => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  );

interface Together {
  readonly LEDGER_SERVERS?: string;
  readonly STRIPE_KEY?: string;
  readonly PAYMENT_SANDBOX_URL?: string;
}

/** Names what does not work over several servers yet (docs/adr/0116): better not to start than to fail at a refund. */
export const unfitForServers = ({ LEDGER_SERVERS, STRIPE_KEY, PAYMENT_SANDBOX_URL }: Together): string[] =>
  LEDGER_SERVERS && (STRIPE_KEY || PAYMENT_SANDBOX_URL)
    ? [
        'LEDGER_SERVERS is refused where something is paid online: a refund to a card is decided on two ledgers in one commit',
      ]
    : [];
