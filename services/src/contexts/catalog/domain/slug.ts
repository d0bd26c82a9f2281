const slugShape = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;
const largestId = 2_147_483_647;

/** True for what can be the slug of something stored: lower-case words, at least one letter (decisions.md C4). */
export const isSlug = (text: string): boolean => text.length <= 200 && slugShape.test(text);

/** The id that an all-digits text means, null for any other text and for ids that cannot exist. */
export function idOf(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= largestId ? id : null;
}
