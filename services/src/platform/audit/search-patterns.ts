/** Patterns of `ilike` for what somebody looks for as the page shows it: rows have fields, cents and times as programs write them. */
export function textPatterns(text: string): string[] {
  const words = escaped(text).replaceAll(/\s+/g, '_');
  const patterns = [text, ...timesOf(text)].map((one) => part(escaped(one)));
  // "Short description" is short_description and shortDescription; "picture sent" may have been picture-sent
  if (/\s/.test(text)) patterns.push(part(words), part(escaped(text).replaceAll(/\s+/g, '')));
  return [...patterns, ...centsOf(text)];
}

const shownAs: Readonly<Record<string, string>> = {
  visitor: 'a visitor',
  worker: 'the system',
  seed: 'the demo data',
  operator: 'an operator on the machine',
};

/** The same for who it was: the house itself is shown by other words than its role. */
export function actorPatterns(who: string): string[] {
  const roles = Object.keys(shownAs).filter((role) => shownAs[role]?.includes(who.toLowerCase()));
  return [part(escaped(who)), ...roles.map((role) => `% ${role}`).filter(() => who.length > 2)];
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const part = (pattern: string): string => `%${pattern}%`;

/** "2:30 PM" is 14:30. */
function timesOf(text: string): string[] {
  const times = text.replaceAll(/\b(1[0-2]|0?[1-9]):[0-5]\d\s*[ap]m\b/gi, (time) => {
    const hours = (Number.parseInt(time, 10) % 12) + (/p/i.test(time) ? 12 : 0);
    return `${String(hours).padStart(2, '0')}${/:\d\d/.exec(time)}`;
  });
  return times === text ? [] : [times];
}

/** "$34.00" and "34.00" are 3400 in a field of cents, "$34" the beginning of such an amount. */
function centsOf(text: string): string[] {
  const [, dollar, whole = '', cents] = /^(\$?)(\d[\d,]{0,12})(?:\.(\d\d))?$/.exec(text) ?? [];
  const amount = whole.replaceAll(',', '');
  if (cents !== undefined) return [',', '}'].map((end) => part(`cents": ${Number(amount + cents)}${end}`));
  return dollar ? [part(`cents": ${amount}`)] : [];
}
