import type { Manifest } from './manifests.js';

interface Model {
  validate(): void;
}
type Models = Readonly<Record<string, { readonly prototype: Model } | undefined>>;
/** Of each part of an object, the names of the fields that were looked at. */
type Seen = WeakMap<object, Set<string>>;

/** The schemas of each group and version that is used. */
const schemas: Readonly<Record<string, () => Promise<unknown>>> = {
  v1: () => import('kubernetes-models/v1'),
  'apps/v1': () => import('kubernetes-models/apps/v1'),
  'autoscaling/v2': () => import('kubernetes-models/autoscaling/v2'),
  'batch/v1': () => import('kubernetes-models/batch/v1'),
  'monitoring.coreos.com/v1': () => import('@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1'),
  'networking.k8s.io/v1': () => import('kubernetes-models/networking.k8s.io/v1'),
  'policy/v1': () => import('kubernetes-models/policy/v1'),
};

/**
 * What the API of Kubernetes would refuse of an object, by its schema: what is of another type or missing, and fields that
 * it does not know, which the schemas themselves let pass.
 * @returns a sentence each
 */
export async function schemaFaults(manifest: Manifest): Promise<string[]> {
  const { kind, apiVersion, metadata } = manifest;
  const Kind = ((await schemas[apiVersion]?.()) as Models | undefined)?.[kind];
  if (!Kind) return [`${apiVersion} has no ${kind}`];
  const seen: Seen = new WeakMap();
  try {
    Kind.prototype.validate.call(watched(manifest, seen));
  } catch (error) {
    return [`${kind} ${metadata.name}: ${(error as Error).message}`];
  }
  return unread(manifest, seen, `${kind} ${metadata.name}`);
}

/** A validator looks at each field that its schema knows. */
function watched<Value>(value: Value, seen: Seen): Value {
  if (typeof value !== 'object' || value === null) return value;
  const names = seen.get(value) ?? new Set<string>();
  seen.set(value, names);
  return new Proxy(value, {
    get(target, name, receiver) {
      names.add(String(name));
      return watched(Reflect.get(target, name, receiver), seen);
    },
  });
}

function unread(value: object, seen: Seen, path: string): string[] {
  const names = seen.get(value);
  if (!names) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!names.has(name)) return [`${path}: ${name} is no field`];
    return typeof inner === 'object' && inner !== null ? unread(inner, seen, `${path}.${name}`) : [];
  });
}
