/** One piece of a text. There is no HTML in it: the page decides how each kind looks. */
export type ContentBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'question'; readonly question: string; readonly answer: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string };
