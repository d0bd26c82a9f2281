import { useLocation, useSearchParams } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { type Finder, keysOf, type Search } from './finder.ts';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

const typedHere = { isTypedHere: true };

/** What the visitor asks for, kept in the address: it survives reload and Back, and can be sent to a friend. */
export const useSearch = <Category extends string, Sort extends string>(finder: Finder<Category, Sort>) => {
  const { categories, sorts, everything } = finder;
  const [params, setParams] = useSearchParams();
  const [text, setText] = useText(params.get('search') ?? '');
  const search: Search<Category, Sort> = {
    text,
    category: oneOf(keysOf(categories), params.get('category'), everything.category),
    sort: oneOf(keysOf(sorts), params.get('sort'), everything.sort),
  };
  const change = (part: Partial<Search<Category, Sort>>) => {
    const next = { ...search, ...part };
    setText(next.text);
    const options = { replace: true, preventScrollReset: true, state: typedHere };
    setParams((now) => paramsOf(now, next, everything), options);
  };
  return { search, change, clear: () => change({ text: '', category: everything.category }) };
};

/** The address follows the typing a moment later: only a change that was not typed here may overwrite the words. */
const useText = (asked: string) => {
  const state: unknown = useLocation().state;
  const [text, setText] = useState(asked);
  const isTypedHere = (state as Partial<typeof typedHere> | null)?.isTypedHere === true;
  useEffect(() => {
    if (!isTypedHere) setText(asked);
  }, [asked, isTypedHere]);
  return [text, setText] as const;
};

/** Only what differs from the default stands in the address; what is there for others stays. */
const paramsOf = (now: URLSearchParams, { text, category, sort }: Search, usual: Search) => {
  const next = new URLSearchParams(now);
  const say = (name: string, value: string, otherwise: string) =>
    value === otherwise ? next.delete(name) : next.set(name, value);
  say('search', text, usual.text);
  say('category', category, usual.category);
  say('sort', sort, usual.sort);
  return next;
};
