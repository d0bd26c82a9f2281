import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const peerDependencies = { react: '^19.0.0', 'react-dom': '^19.0.0', 'styled-components': '^6.0.0' };
const dependencies = { '@northlight/site-kit': '^1.0.0' };

/** A repository with a site-kit of a few lines, the shell and one front, beside the real tools. */
export class SmallClone {
  private readonly root = mkdtempSync(join(tmpdir(), 'northlight-versions-'));

  constructor(private registry: { readonly url: string; readonly token: string }) {
    this.linkPackages();
    this.save('package.json', JSON.stringify({ workspaces: ['packages/site-kit', 'shell', 'mfe-catalog'] }));
    this.save('CHANGELOG.md', '# Changelog\n\n## site-kit\n\n### 1.0.0\nThe first version.\n');
    const kit = { name: '@northlight/site-kit', version: '1.0.0', type: 'module', exports: { '.': './src/index.ts' } };
    this.save('packages/site-kit/package.json', JSON.stringify(kit, null, 2));
    this.app('shell', []);
    this.app('mfe-catalog', ['/hello']);
    const entries = {
      'node_modules/@northlight/site-kit': { resolved: 'packages/site-kit', link: true },
      'packages/site-kit': { version: '1.0.0' },
      shell: { version: '1.0.0', dependencies },
      'mfe-catalog': { version: '1.0.0', dependencies },
    };
    this.save('package-lock.json', JSON.stringify({ packages: entries }));
    this.save('shell/src/index.ts', "import * as kit from '@northlight/site-kit';\nconsole.log(kit);\n");
    this.save('shell/src/routes.tsx', 'export const routes = [];\n');
  }

  save(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  /** The scripts that came out of a build, by name. */
  scripts(app: string, build: string): ReadonlyMap<string, string> {
    const folder = join(this.root, app, 'dist', build);
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  }

  /** What a package.json says of site-kit: of its own version, or of those that it accepts. */
  saysOf(folder: string): string {
    const { version, dependencies: stated } = JSON.parse(readFileSync(join(this.root, folder, 'package.json'), 'utf8'));
    return stated?.['@northlight/site-kit'] ?? version;
  }

  /** `npm run api-report`. @returns what it says */
  report(): Promise<string> {
    const command = resolve('infra/local/dist/commands/api-report.js');
    return this.run('--input-type=module', '-e', `(await import(${JSON.stringify(command)})).main([]);`);
  }

  /** `npm run front -- publish`: builds both apps and hands them to the registry; neither is live then. */
  async publish(): Promise<{ readonly shell: string; readonly front: string }> {
    const output = await this.front('publish');
    const [shell = '', front = ''] = [...output.matchAll(/^(\w+) {2}(?:published|was published)/gm)].map(
      ([, id]) => id,
    );
    return { shell, front };
  }

  /** `npm run front -- …`. @returns what it says. @throws {Error} with that, when it is refused */
  front(...args: readonly string[]): Promise<string> {
    return this.run(resolve('packages/front-tools/dist/cli/main.js'), ...args);
  }

  /** What pipelines of this clone deploy with from now on. */
  deploysWith(token: string): void {
    this.registry = { ...this.registry, token };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private app(name: string, routes: readonly string[]): void {
    const file = { name, version: '1.0.0', type: 'module', northlight: { routes }, dependencies, peerDependencies };
    this.save(`${name}/package.json`, JSON.stringify(file, null, 2));
    this.save(
      `${name}/rspack.config.ts`,
      `import { defineFront } from '@northlight/front-tools';\nexport default defineFront({ name: '${name}' });\n`,
    );
  }

  private linkPackages(): void {
    const scope = join(this.root, 'node_modules/@northlight');
    mkdirSync(scope, { recursive: true });
    for (const name of readdirSync('node_modules').filter((each) => each !== '@northlight'))
      symlinkSync(resolve('node_modules', name), join(this.root, 'node_modules', name));
    for (const name of ['front-tools', 'contracts', 'texts']) symlinkSync(resolve('packages', name), join(scope, name));
    mkdirSync(join(this.root, 'packages'));
    symlinkSync(resolve('packages/front-tools'), join(this.root, 'packages/front-tools')); // ids of builds are made of it
    symlinkSync('../../packages/site-kit', join(scope, 'site-kit'));
  }

  /** @throws {Error} with what it said, when it fails */
  private run(...args: readonly string[]): Promise<string> {
    const env = { ...process.env, API_URL: this.registry.url, FRONT_DEPLOY_TOKEN: this.registry.token };
    return new Promise((done, fail) => {
      const [out, all]: [string[], string[]] = [[], []];
      const child = spawn(process.execPath, args, { cwd: this.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout.on('data', (chunk) => out.push(String(chunk)));
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => all.push(String(chunk)));
      child.on('error', fail).on('close', (code) => (code === 0 ? done(out.join('')) : fail(new Error(all.join('')))));
    });
  }
}
