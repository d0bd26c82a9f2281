import { type ComponentType, lazy, useState } from 'react';
import { type Loadable, loadOnce } from './load-once.ts';

/** A component that is loaded when it is first shown, or ahead. React's `lazy` alone remembers a failure for ever. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { readonly Component: ComponentType<Props> } & Pick<Loadable<unknown>, 'ahead'> => {
  let known: ComponentType<Props> | undefined;
  const { read, ahead } = loadOnce(async () => {
    known = await load();
    return { default: known };
  });
  const late = lazyOf(read);
  const Component = (props: Props) => {
    // what is there already is shown as it is: `lazy` would put what stands for it meanwhile in its place for a moment
    const [Loaded] = useState<ComponentType<Props>>(() => known ?? late());
    return <Loaded {...props} />;
  };
  return { Component, ahead };
};

/** One `lazy` component for each time that it was asked for. */
const lazyOf = <Props extends object>(read: () => Promise<{ default: ComponentType<Props> }>) => {
  let pending: ReturnType<typeof read> | undefined;
  let late: ComponentType<Props> | undefined;
  return (): ComponentType<Props> => {
    const now = read();
    if (late && pending === now) return late;
    pending = now;
    late = lazy(() => now) as unknown as ComponentType<Props>;
    return late;
  };
};
