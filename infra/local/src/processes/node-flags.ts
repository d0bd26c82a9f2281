/**
 * How the processes of the service are run (the image says the same, infra/docker/Dockerfile). New objects live for as
 * long as a commit takes: with room for them, the collector copies less often (docs/adr/0021, 0039).
 */
export const nodeFlags: readonly string[] = ['--enable-source-maps', '--max-semi-space-size=64'];
