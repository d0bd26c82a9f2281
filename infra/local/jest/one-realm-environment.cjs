const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** What the decorators of a spec's modules note in a place that all packages share. */
const notedByDecorators = ['typeormMetadataArgsStorage', 'classValidatorMetadataStorage'];

/**
 * Where specs run that use one-realm-runtime.cjs: Node's own realm, so that packages loaded once know the arrays and errors
 * of every spec file. What a file changes there is put back when it is done.
 */
module.exports = class OneRealmEnvironment {
  constructor({ projectConfig: config }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    const timers = { config, global: globalThis };
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref };
    this.fakeTimers = new LegacyFakeTimers({ ...timers, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers(timers);
    this.conditions = config.testEnvironmentOptions.customExportConditions;
    this.exit = process.exit;
    this.variables = { ...process.env };
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    process.exit = this.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    for (const name of notedByDecorators) delete globalThis[name];
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return globalThis;
  }
};
