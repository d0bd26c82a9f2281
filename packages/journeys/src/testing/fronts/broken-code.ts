import type { BuiltRelease } from './built-release.js';
import { releasedAnew } from './built-release.js';

/** Faults that a build brings along, and that no hash can tell. */
export type CodeFault = 'throws at import' | 'throws at render' | 'wrong expose' | 'skew';

type Alter = (code: string) => string;

/** What an entry exposes, as the bundler writes it: the chunks of the routes, and then the module of them. */
const exposed = /moduleMap:\{("\.\/routes"):(\(\)=>.*?\.then\(\(\)=>\(\)=>)(\w+\(\d+\))/;
const siteKit = /(shareKey:"@northlight\/site-kit",import:null,requiredVersion:)"[^"]*"/g;
/** Later than any that there will be. */
const unknownRange = '^99.0.0';

/** Each page of the routes throws when it is shown. */
const withPagesThatThrow = `(module=>({routes:function broken(routes){return routes.map(route=>Object.assign({},route,{lazy:undefined,element:undefined,Component:()=>{throw new Error("broken at render")}},route.children?{children:broken(route.children)}:{}))}(module.routes)}))`;

const alterations: Readonly<Record<CodeFault, Alter>> = {
  'throws at import': (code) => code.replace(exposed, 'moduleMap:{$1:$2{throw new Error("broken at import")}'),
  'throws at render': (code) => code.replace(exposed, `moduleMap:{$1:$2${withPagesThatThrow}($3)`),
  'wrong expose': (code) => code.replace(exposed, 'moduleMap:{"./pages":$2$3'),
  skew: (code) => code.replace(siteKit, `$1"${unknownRange}"`),
};

/** A front that needs a site-kit which nobody brings says so in its record; the gate would refuse it. */
const needsOf = ({ record }: BuiltRelease) => ({ needs: { ...record.needs, '@northlight/site-kit': unknownRange } });

/** The same front with a fault, as a release that was really built and published. @throws when the bundler writes entries in another way */
export const broken = (release: BuiltRelease, fault: CodeFault, build: string): BuiltRelease =>
  releasedAnew(release, {
    build,
    entry: changed(fault, alterations[fault]),
    ...(fault === 'skew' && { record: needsOf(release) }),
  });

/** An alteration that finds nothing to alter would prove nothing. */
export const changed =
  (name: string, alter: Alter): Alter =>
  (code) => {
    const next = alter(code);
    if (next === code) throw new Error(`There is nothing to alter for "${name}".`);
    return next;
  };

/** Faults that a shell may have, which exposes nothing and needs nobody. */
export type ShellFault = 'throws at import' | 'throws at render' | 'skew';

const shellAlterations: Readonly<Record<ShellFault, Alter>> = {
  'throws at import': (code) => `throw new Error("broken at import");${code}`,
  'throws at render': (code) =>
    code.replace('id:"content",tabIndex', 'id:(()=>{throw new Error("broken at render")})(),tabIndex'),
  skew: (code) => code.replaceAll('@northlight/site-kit', '@northlight/another-kit'),
};

/** A shell that brings no site-kit says so in its record; the gate would refuse it. */
const providesOf = ({ record }: BuiltRelease) => ({
  provides: { ...record.provides, '@northlight/site-kit': '99.0.0' },
});

/** The same shell with a fault. @throws when the bundler writes it in another way */
export const brokenShell = (release: BuiltRelease, fault: ShellFault, build: string): BuiltRelease =>
  releasedAnew(release, {
    build,
    entry: changed(fault, shellAlterations[fault]),
    ...(fault === 'skew' && { record: providesOf(release) }),
  });
