import { useLocation, useSearchParams } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { categories, everything, type Search, sorts } from './arrange-experiences.ts';

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

const typedHere = { isTypedHere: true };

/** What the visitor asks for, kept in the address: it survives reload and Back, and can be sent to a friend. */
export const useSearch = () => {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useText(params.get('search') ?? '');
  const search: Search = {
    text,
    category: oneOf(categories, params.get('category'), everything.category),
    sort: oneOf(sorts, params.get('sort'), everything.sort),
  };
  const change = (part: Partial<Search>) => {
    const next = { ...search, ...part };
    setText(next.text);
    setParams(paramsOf(next), { replace: true, preventScrollReset: true, state: typedHere });
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

const paramsOf = ({ text, category, sort }: Search) =>
  new URLSearchParams([
    ...(text ? [['search', text]] : []),
    ...(category === everything.category ? [] : [['category', category]]),
    ...(sort === everything.sort ? [] : [['sort', sort]]),
  ]);
