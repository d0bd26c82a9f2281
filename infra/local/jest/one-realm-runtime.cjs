const { sep } = require('node:path');
const { compileFunction, constants } = require('node:vm');
const { default: JestRuntime } = require('jest-runtime');

const packages = `${sep}node_modules${sep}`;
/** Packages that every spec file has for itself: Jest's own, and the register of metrics, which takes each name once. */
const ownOfEachFile = ['@jest', 'jest-', 'prom-client'].map((name) => packages + name);

const isShared = (path) =>
  path.includes(packages) && /\.[cm]?js$/.test(path) && !ownOfEachFile.some((own) => path.includes(own));

/** Our modules as they were compiled for an earlier spec file: they are run anew for each file, and not compiled anew. */
const compiled = new Map();

function compileOnce(source, filename, parameters) {
  const known = compiled.get(filename);
  if (known?.source === source) return known.run;
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const run = compileFunction(source, parameters, { filename, importModuleDynamically });
  compiled.set(filename, { source, run });
  return run;
}

/**
 * Loads packages once for all spec files of a worker, as Node loads them; our own modules are loaded for each file, as ever.
 * Jest would load NestJS and TypeORM anew for each file, which was more than half of what the specs cost. Needs
 * one-realm-environment.cjs. A package that a spec mocks must stand in `ownOfEachFile`.
 */
module.exports = class OneRealmRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    const { cjsLoader, executor } = this;
    executor.compile = (source, filename) => compileOnce(source, filename, executor.injectedModuleParameters);
    const load = cjsLoader.loadModule.bind(cjsLoader);
    cjsLoader.loadModule = (module, ...asked) => {
      const [, , path, options] = asked;
      if (options?.isInternalModule || !isShared(path)) return load(module, ...asked);
      module.exports = require(path);
      module.loaded = true;
    };
  }
};
