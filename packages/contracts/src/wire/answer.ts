import type { Page } from '../page.js';

/** How an answer travels: JSON, an array in pages, a file to save, server-sent events, or no body at all. */
export type AnswerForm = 'json' | 'paged-array' | 'file' | 'events' | 'none';

/** What a route answers when it does not refuse. `Wire` is the type of the JSON that clients get. */
export interface Answer<Wire = unknown, Form extends AnswerForm = AnswerForm> {
  readonly status: 200 | 201 | 202 | 204;
  readonly form: Form;
  readonly contentType: string | null;
  /** One or two sentences for the API's description. */
  readonly description: string;
  /** Says the type to the compiler; never set. */
  readonly wire?: Wire;
}

const jsonType = 'application/json';

/** 200 with JSON. */
export const ok = <Wire>(description: string): Answer<Wire, 'json'> => ({
  ...{ status: 200, form: 'json', contentType: jsonType, description },
});

/** 201 with JSON: something new is there. */
export const created = <Wire>(description: string): Answer<Wire, 'json'> => ({
  ...{ status: 201, form: 'json', contentType: jsonType, description },
});

/** 202 with JSON: it is noted and happens soon. */
export const accepted = <Wire>(description: string): Answer<Wire, 'json'> => ({
  ...{ status: 202, form: 'json', contentType: jsonType, description },
});

/** 204: done, and nothing to tell. */
export const noContent = (description: string): Answer<undefined, 'none'> => ({
  ...{ status: 204, form: 'none', contentType: null, description },
});

/** 200 with a JSON array that is one page of a list; the next one is in the header `Link` (RFC 8288). */
export const pagedArray = <Item>(description: string): Answer<Item[], 'paged-array'> => ({
  ...{ status: 200, form: 'paged-array', contentType: jsonType, description },
});

/** 200 with a file. */
export const file = (contentType: string, description: string): Answer<Blob, 'file'> => ({
  ...{ status: 200, form: 'file', contentType, description },
});

/** 200 with server-sent events, until the client has seen enough. */
export const events = <Event>(description: string): Answer<Event, 'events'> => ({
  ...{ status: 200, form: 'events', contentType: 'text/event-stream', description },
});

/** What a handler returns for an answer: of an array in pages the page, of a file or of events what sends them. */
export type HandlerResult<A extends Answer> =
  A extends Answer<infer Wire, 'json'> ? Wire : A extends Answer<(infer Item)[], 'paged-array'> ? Page<Item> : unknown;
