import type { ElementsOf, RichText, Text, ValuesOf } from '@northlight/texts';
import { createElement, Fragment, type ReactNode } from 'react';

/** What a message is filled with: an element or a text for each placeholder, and for each tag what is made of its words. */
type Fillings = Readonly<Record<string, ReactNode | ((words: ReactNode) => ReactNode)>>;

/**
 * A message with elements in it: `rich(texts.found, { email: <b>{email}</b>, link: (words) => <Link …>{words}</Link> })`.
 * @param text of a catalogue
 */
export const rich = <M extends string>(
  text: RichText<M> | Text<M>,
  fillings: ValuesOf<M, ReactNode> & ElementsOf<M, ReactNode, ReactNode>,
): ReactNode => together(text.parts<ReactNode>(joined<M>(fillings)));

/** Words in a tag come in pieces, which React would want keys of. */
const joined = <M extends string>(fillings: object) => {
  const entries = Object.entries(fillings as Fillings).map(([name, filling]) => [
    name,
    typeof filling === 'function' ? (pieces: ReactNode[]) => filling(together(pieces)) : filling,
  ]);
  return Object.fromEntries(entries) as ValuesOf<M, ReactNode> & ElementsOf<M, ReactNode>;
};

const together = (pieces: ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces);
