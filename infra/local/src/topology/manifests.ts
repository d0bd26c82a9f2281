import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { onPath } from '../proof/debian.js';

/** An object of Kubernetes, as far as all of them are alike. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  // what is below depends on the kind; the schemas say whether it is right
  // biome-ignore lint/suspicious/noExplicitAny: of unknown shape
  readonly [field: string]: any;
}

const baseFolder = join('infra', 'k8s', 'base');

const documentsIn = (text: string): Manifest[] =>
  parseAllDocuments(text)
    .map((document) => document.toJS() as Manifest | null)
    .filter((manifest) => manifest !== null);

/** What base/kustomization.yaml names, as it is written: no overlay has changed it. */
export function baseManifests(): Manifest[] {
  const { resources } = parse(readFileSync(join(baseFolder, 'kustomization.yaml'), 'utf8')) as { resources: string[] };
  return resources.flatMap((file) => documentsIn(readFileSync(join(baseFolder, file), 'utf8')));
}

/** The names of the overlays. */
export const overlays = (): string[] => readdirSync(join('infra', 'k8s', 'overlays')).sort();

/** Whether there is what renders an overlay: kubectl, 1.22 or newer. */
export const canRender = (): boolean => {
  const kubectl = onPath('kubectl');
  if (!kubectl) return false;
  const version = execFileSync(kubectl, ['version', '--client', '--output=json']).toString();
  return Number(/"minor": "(\d+)/.exec(version)?.[1] ?? 0) >= 22;
};

/** What `kubectl apply -k` would send of an overlay. */
export const render = (overlay: string): Manifest[] =>
  documentsIn(execFileSync('kubectl', ['kustomize', join('infra', 'k8s', 'overlays', overlay)]).toString());

/** What the template of the Secret has, by name; the values are for whoever fills it in. */
export const secretTemplate = (): Record<string, undefined> => {
  const text = readFileSync(join('infra', 'k8s', 'secret.example.yaml'), 'utf8');
  const { stringData } = parse(text) as { stringData: Record<string, string> };
  return Object.fromEntries(Object.keys(stringData).map((name) => [name, undefined]));
};

/** What containers take from the map and from the Secret. */
export const mountedSettings = () => ({ configMapRef: mapSettings(), secretRef: secretTemplate() });

/** The settings that are no secrets, by name. */
export const mapSettings = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(baseFolder, 'settings.env'), 'utf8')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
