import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody, UserView } from '@northlight/contracts';

/** What the bar of a front that stands alone may ask for, as the cookie `stand-alone`. */
type AnswerMode = 'as-is' | 'slow' | 'failing' | 'signed-out' | 'signed-in' | 'admin';

const slowMs = 3_000;

const maya: UserView = {
  id: 1,
  username: 'maya',
  email: 'maya@example.com',
  emailVerified: true,
  firstName: 'Maya',
  lastName: 'Reed',
  membershipTier: 'gold',
  isAdmin: false,
  roles: [],
  subscriptionStatus: 'active',
};

/** Answers in place of the site what the developer asked for; everything else goes on to the site. */
export const overrideAnswers = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
  const mode = modeOf(request);
  const answer = request.url?.startsWith('/api/') ? answerTo(request.url, mode) : undefined;
  if (answer)
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  else if (mode === 'slow') setTimeout(next, slowMs);
  else next();
};

/** What is answered here; undefined is for the site to answer. */
const answerTo = (url: string, mode: AnswerMode): { status: number; body: object } | undefined => {
  if (mode === 'failing') return { status: 503, body: failure };
  return url === '/api/auth/me' ? sessions[mode] : undefined;
};

const failure: ErrorBody = {
  statusCode: 503,
  message: 'The service is busy. Please try again in a moment.',
  code: 'UNAVAILABLE',
  requestId: 'stand-alone',
};

const sessions: Partial<Record<AnswerMode, { status: number; body: object }>> = {
  'signed-out': { status: 401, body: { ...failure, statusCode: 401, code: 'NOT_SIGNED_IN' } },
  'signed-in': { status: 200, body: maya },
  admin: { status: 200, body: { ...maya, isAdmin: true } },
};

const modeOf = ({ headers }: IncomingMessage): AnswerMode =>
  (/(?:^|;\s*)stand-alone=([a-z-]+)/.exec(headers.cookie ?? '')?.[1] ?? 'as-is') as AnswerMode;
