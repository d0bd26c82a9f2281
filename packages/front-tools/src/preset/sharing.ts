import type { FrontPackage } from './front-package.js';

/** The federation settings of one shared module. */
export interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly eager?: boolean;
  readonly import?: false;
}

/** The five things that are shared at run time (docs/adr/0005). The shell provides them, the fronts only use them. */
const sharedModules = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', '@northlight/site-kit'] as const;

/** The npm packages behind the shared modules: each is in the site once, or the check fails. */
export const sharedPackages = ['react', 'react-dom', 'styled-components', '@northlight/site-kit'] as const;

/** Version of the federation runtime; `~2.9.0` in `needs`, because container and host must speak the same protocol. */
export const runtimeVersion = '2.9.2';

/**
 * Version of what the shell does for containers beside that: it starts them and makes their icons (docs/adr/0106). Another
 * major version when a front that was built for the one before cannot be served with it.
 */
export const shellRuntimeVersion = '1.0.0';

/** The shell carries every shared module in its first chunk: one request, and nothing to negotiate. */
export const sharedByShell = (front: FrontPackage): Record<string, SharedModule> =>
  sharedAs(front, { singleton: true, strictVersion: true, eager: true });

/** A front has no copy of a shared module: without a provider it fails, and the shell shows the last good release. */
export const sharedByFront = (front: FrontPackage): Record<string, SharedModule> =>
  sharedAs(front, { singleton: true, strictVersion: true, import: false });

/** The range in which this front accepts a shared package; throws when its package.json does not say. */
export const rangeOf = (front: FrontPackage, packageName: string): string => {
  const range = front.peerDependencies[packageName] ?? front.dependencies[packageName];
  if (!range)
    throw new Error(`${front.name}: package.json names no range for ${packageName}, which is shared at run time`);
  return range;
};

const sharedAs = (front: FrontPackage, how: Omit<SharedModule, 'requiredVersion'>): Record<string, SharedModule> =>
  Object.fromEntries(sharedModules.map((name) => [name, { ...how, requiredVersion: rangeOf(front, packageOf(name)) }]));

const packageOf = (module: string): string => (module === 'react/jsx-runtime' ? 'react' : module);
