import { type HiddenWay, type KnownWay, ReachableRefusals } from '../reachable-refusals.js';

const codes = ['JAR_EMPTY', 'JAR_SEALED', 'JAR_FULL', 'TOO_SWEET', 'NO_SPOON'];

const controller = `
  import { CommandBus } from '@nestjs/cqrs';
  import { TakeJam, TakeJamHandler } from './take-jam.handler.js';
  export class JamController {
    constructor(private readonly commands: CommandBus) {}
    @Endpoint(jamRoutes.takeJam)
    take(@Body() { spoons }: TakeJamDto) {
      return this.commands.execute(new TakeJam(spoons));
    }
  }`;

/** A command and its handler. */
export const handler = (body: string, { injects = '', beside = '' } = {}): string => `
  ${beside}
  export class TakeJam extends Command<number> {}
  @CommandHandler(TakeJam)
  export class TakeJamHandler {
    constructor(${injects}) {}
    async execute({ spoons }: TakeJam) { ${body} }
  }`;

/** Of one route, `takeJam`, and these files. */
export const refusals = (
  files: Record<string, string>,
  known: readonly KnownWay[] = [],
  hidden: readonly HiddenWay[] = [],
): ReachableRefusals => {
  const all = { 'jam.controller.ts': controller, ...files };
  const sources = Object.entries(all).map(([path, text]) => ({ path, text }));
  return new ReachableRefusals(sources, codes, { known, hidden });
};
