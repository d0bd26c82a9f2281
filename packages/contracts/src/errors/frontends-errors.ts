/** How the registry of the frontends says no; part of the catalogue. */
export const frontendsErrors = {
  DEPLOY_TOKEN_WRONG: [401, 'This requires a deploy token.'],
  DEPLOY_TOKEN_EXPIRED: [401, 'The deploy token “{name}” expired on {date}. Ask the operators for a new one.'],
  DEPLOY_TOKEN_REVOKED: [401, 'The deploy token “{name}” was revoked. Ask the operators for a new one.'],
  DEPLOY_TOKEN_ELSEWHERE: [403, 'The deploy token “{name}” is for {app} only.'],
  DEPLOY_TOKEN_NOT_FOUND: [404, 'There’s no deploy token with this ID.'],
  FRONT_NOT_FOUND: [404, 'There’s no frontend with this name.'],
  RELEASE_NOT_FOUND: [404, 'There’s no release with this name. Publish it first.'],
  RELEASE_DIFFERS: [409, '{release} was already published with different content. A release can’t be changed.'],
  RELEASE_FILE_WRONG: [400, '{file} doesn’t match the release record.'],
  FRONT_MOVED: [409, 'Someone else changed {app}. It’s now at revision {revision}. Please check it again.'],
  FRONT_REFUSED: [409, '{reason}'],
} as const satisfies Record<string, readonly [status: number, message: string]>;
