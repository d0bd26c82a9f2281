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
}

/** True for what has the words in its name or description, whatever the case, the accents and the space around (§5). */
export const mentions = (text: string) => {
  const wanted = searchText(text);
  return ({ name, description }: Named) => [name, description].some((words) => searchText(words).includes(wanted));
};

export type Order<Item> = (a: Item, b: Item) => number;

/** The first rule that tells two things apart decides; ties go by id (decisions.md G39). */
export const inOrder =
  <Item extends Named>(rules: readonly Order<Item>[]): Order<Item> =>
  (a, b) =>
    rules.reduce((so, rule) => so || rule(a, b), 0) || a.id - b.id;
