/** What the API answers in a story, by `METHOD /path`. What is not in it is never answered. */
export type Answers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

const realFetch = window.fetch.bind(window);
let answers: Answers = {};

/** From now on questions to the API have these answers: no server runs behind the specimens. */
export const answerWith = (now: Answers): void => {
  answers = now;
};

window.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith('/api/')) return realFetch(input, init);
  const answer = answers[`${request.method} ${pathname}`];
  return answer ? Promise.resolve(Response.json(answer.body, { status: answer.status })) : new Promise(() => undefined);
};
