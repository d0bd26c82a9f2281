/** What stands beside a review whose writer gives no other name: the first name and an initial; empty where there is none. */
export function displayNameOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const initial = [...last][0]?.toLocaleUpperCase('en-US');
  return initial ? `${first} ${initial}.` : first;
}
