/** One violation of each wall: `file` imports `target`, which the rule of that name must refuse. */
export interface Plant {
  readonly rule: string;
  readonly file: string;
  readonly target: string;
}

const room = 'services/src/contexts';
const plant = (rule: string, file: string, target: string): Plant => ({ rule, file, target });

/** Every rule of .dependency-cruiser.mjs has a line here; a rule without one fails the check. */
export const plants: readonly Plant[] = [
  plant('domain-is-pure', `${room}/a/domain/impure.ts`, `${room}/a/persistence/a.row.ts`),
  plant('domain-is-pure', `${room}/a/domain/reads-files.ts`, 'node:fs'),
  plant('rooms-use-doors', `${room}/a/reactions/through-the-window.ts`, `${room}/b/persistence/b.row.ts`),
  plant('features-are-islands', `${room}/a/features/one/neighbour.ts`, `${room}/a/features/two/two.handler.ts`),
  plant('features-are-islands', `${room}/a/part/features/one/crosses.ts`, `${room}/a/part/features/two/two.handler.ts`),
  plant('features-are-islands', `${room}/a/part/features/one/strays.ts`, `${room}/a/other/features/one/one.handler.ts`),
  plant('inside-ignores-features', `${room}/a/projections/looks-up.ts`, `${room}/a/features/two/two.handler.ts`),
  plant('inside-ignores-features', `${room}/a/part/persistence/asks.ts`, `${room}/a/part/features/two/two.handler.ts`),
  plant('modules-of-a-room-are-islands', `${room}/a/part/borrows.ts`, `${room}/a/other/other.ts`),
  plant('inside-ignores-modules-of-a-room', `${room}/a/persistence/leans.ts`, `${room}/a/part/part.ts`),
  plant('modules-register-controllers', `${room}/a/lists-for-it.ts`, `${room}/a/features/one/one.controller.ts`),
  plant('platform-knows-no-room', 'services/src/platform/http/knows.ts', `${room}/a/index.ts`),
  plant('event-store-stands-alone', 'packages/event-store/src/leans.ts', 'packages/contracts/src/index.ts'),
  plant('the-decider-stands-alone', 'packages/event-store/src/decider/waits.ts', 'packages/event-store/src/work.ts'),
  plant('event-store-has-doors', `${room}/a/features/one/pushes.ts`, 'packages/event-store/src/append/transaction.ts'),
  plant('event-store-is-for-services', 'packages/site-kit/src/stores.ts', 'packages/event-store/src/index.ts'),
  plant('kernel-is-the-ground', 'services/src/platform/kernel/digs.ts', 'services/src/platform/http/http-app.ts'),
  plant('nobody-imports-apps', `${room}/a/features/one/upwards.ts`, 'services/src/apps/api/main.ts'),
  plant('apps-only-wire', 'services/src/apps/api/reaches-in.ts', `${room}/a/persistence/a.row.ts`),
  plant('demo-uses-doors', 'services/src/demo/a/writes-rows.ts', `${room}/a/persistence/a.row.ts`),
  plant('only-the-seed-knows-the-demo', `${room}/a/features/one/knows-demo.ts`, 'services/src/demo/a/load-a.ts'),
  plant('production-stands-alone', 'services/src/apps/api/measures.ts', 'services/src/apps/bench/main.ts'),
  plant('production-stands-alone', 'packages/front-tools/src/compiles.ts', 'infra/local/src/index.ts'),
  plant('api-runs-no-jobs', 'services/src/apps/api/runs-jobs.ts', `${room}/a/a.worker.ts`),
  plant('services-meet-fronts-in-contracts', `${room}/a/features/one/paints.ts`, 'packages/site-kit/src/index.ts'),
  plant('fronts-are-islands', 'mfe-booking/src/pages/visits.ts', 'mfe-catalog/src/routes.ts'),
  plant('front-features-are-islands', 'shell/src/features/frame/peeks.ts', 'shell/src/features/other/other.ts'),
  plant('fronts-flow-down', 'shell/src/features/frame/climbs.ts', 'shell/src/routes.ts'),
  plant('http-is-the-only-wire', 'mfe-booking/src/features/x/shortcut.ts', `${room}/a/index.ts`),
  plant('contracts-stand-alone', 'packages/contracts/src/leans.ts', 'packages/site-kit/src/index.ts'),
  plant('client-needs-contracts-only', 'packages/client/src/leans.ts', 'packages/site-kit/src/index.ts'),
  plant('texts-stand-alone', 'packages/texts/src/leans.ts', 'packages/contracts/src/index.ts'),
  plant('ui-is-dumb', 'packages/site-kit/src/ui/clever.ts', 'packages/site-kit/src/session.ts'),
  plant(
    'site-kit-parts-share-its-state',
    'packages/site-kit/src/cart-ui/copies.ts',
    'packages/site-kit/src/http/http.ts',
  ),
  plant('packages-know-no-front', 'packages/site-kit/src/knows-front.ts', 'mfe-catalog/src/routes.ts'),
  plant('tests-stay-tests', `${room}/a/features/one/uses-test.ts`, `${room}/a/testing/builders.ts`),
  plant('one-writer-of-csv', `${room}/a/features/one/saves.ts`, 'csv-stringify/sync'),
  plant('no-cycles', 'services/src/platform/http/snake.ts', 'services/src/platform/http/tail.ts'),
];

/** The same house, built as it should be: no wall may complain of these. */
export const lawful: readonly Omit<Plant, 'rule'>[] = [
  { file: `${room}/a/domain/pure.ts`, target: 'services/src/platform/kernel/clock.ts' },
  { file: `${room}/a/reactions/through-the-door.ts`, target: `${room}/b/index.ts` },
  { file: `${room}/a/features/one/stores.ts`, target: `${room}/a/persistence/a.row.ts` },
  { file: `${room}/a/part/features/one/decides.ts`, target: `${room}/a/part/persistence/part.row.ts` },
  { file: `${room}/a/part/features/one/shares.ts`, target: `${room}/a/shared/limits.ts` },
  { file: `${room}/a/part/part.module.ts`, target: `${room}/a/part/features/one/one.controller.ts` },
  { file: `${room}/a/a.module.ts`, target: `${room}/a/part/part.module.ts` },
  { file: `${room}/a/a.worker.ts`, target: `${room}/a/jobs/a.processor.ts` },
  { file: 'services/src/apps/worker/main.ts', target: `${room}/a/a.worker.ts` },
  { file: 'services/src/apps/api/main.ts', target: `${room}/a/a.module.ts` },
  { file: 'services/src/demo/a/load-a.ts', target: `${room}/a/index.ts` },
  { file: 'services/src/apps/bench/engine.ts', target: 'services/src/apps/tools/tools.module.ts' },
  { file: 'services/src/apps/tools/seeds.ts', target: 'services/src/demo/a/load-a.ts' },
  { file: `${room}/a/testing/a-house.ts`, target: 'services/src/demo/a/load-a.ts' },
  { file: 'services/src/platform/http/csv.ts', target: 'csv-stringify/sync' },
  { file: `${room}/a/features/one/speaks.ts`, target: 'packages/contracts/src/index.ts' },
  { file: `${room}/a/mails/reads.ts`, target: 'packages/texts/src/index.ts' },
  { file: 'mfe-booking/src/features/x/uses-kit.ts', target: 'packages/site-kit/src/index.ts' },
  { file: 'packages/client/src/calls.ts', target: 'packages/contracts/src/index.ts' },
  { file: 'packages/site-kit/src/cart-ui/shares.ts', target: 'packages/site-kit/src/index.ts' },
  { file: 'shell/src/routes.ts', target: 'shell/src/features/other/other.ts' },
];

/** What a planted violation needs beside it: the other half of a cycle. */
export const support: readonly Omit<Plant, 'rule'>[] = [
  { file: 'services/src/platform/http/tail.ts', target: 'services/src/platform/http/snake.ts' },
];
