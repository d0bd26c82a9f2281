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
