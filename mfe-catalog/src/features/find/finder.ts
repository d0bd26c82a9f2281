import { searchText } from '@northlight/contracts';

/** What a visitor asks a list for. */
export interface Search<Category extends string = string, Sort extends string = string> {
  readonly text: string;
  readonly category: Category;
  readonly sort: Sort;
}

/** One kind of list that can be searched: its categories and orders as they stand in the address, and in words. */
export interface Finder<Category extends string, Sort extends string> {
  /** What is searched, for instance 'Experiences'. */
  readonly name: string;
  readonly categories: Readonly<Record<Category, string>>;
  readonly sorts: Readonly<Record<Sort, string>>;
  /** What is asked when nothing is. */
  readonly everything: Search<Category, Sort>;
}

export const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[];

interface Named {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly tags?: readonly string[];
}

/**
 * What has the text in its name or description, whatever the case, the accents and the space around (§5). Where nothing
 * has, what has it in a tag, or has words in its name or a tag that are one letter away.
 */
export const thatMention = <Item extends Named>(all: readonly Item[], text: string): readonly Item[] => {
  const wanted = searchText(text);
  const has = (texts: readonly string[]) => texts.some((words) => searchText(words).includes(wanted));
  const found = all.filter(({ name, description }) => has([name, description]));
  if (found.length > 0) return found;
  const isNearly = nearly(wanted.split(/\s+/));
  return all.filter((item) => has(item.tags ?? []) || isNearly(item));
};

const nearly = (wanted: readonly string[]) => {
  return ({ name, tags = [] }: Named) => {
    const words = [name, ...tags].flatMap((text) => searchText(text).split(/\s+/));
    return wanted.every((one) => words.some((word) => isNear(one, word)));
  };
};

/** Shorter words are one letter away from too many others. */
const MIN_QUERY_LENGTH = 4;

/** The same but for one letter: another one, one too many, or one that is missing. */
const isNear = (one: string, other: string): boolean => {
  if (one === other) return true;
  if (one.length < MIN_QUERY_LENGTH || other.length < MIN_QUERY_LENGTH) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return left.slice(1) === right.slice(1) || left === right.slice(1) || left.slice(1) === right;
};

export type Order<Item> = (a: Item, b: Item) => number;

/** The first rule that tells two things apart decides; ties go by id (decisions.md G39). */
export const inOrder =
  <Item extends Named>(rules: readonly Order<Item>[]): Order<Item> =>
  (a, b) =>
    rules.reduce((so, rule) => so || rule(a, b), 0) || a.id - b.id;
